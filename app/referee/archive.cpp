#include "app/referee/archive.h"

#include <zip.h>

#include <memory>

namespace railref::app {

namespace {

using Files = std::map<std::string, std::string>;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, Discard>;

struct Close {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

tl::unexpected<maps::FileError> failure(const std::string& archive, const std::string& place, const std::string& what) {
    return tl::unexpected(maps::FileError{archive, place, what});
}

std::string shown(std::string name) {
    constexpr std::size_t enough = 60;
    if (name.size() > enough) name = name.substr(0, enough) + "...";
    for (char& c : name) {
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7F) c = '?';
    }
    return "\"" + name + "\"";
}

std::string names(const ArchiveLimits& limits) {
    std::string text;
    for (const auto& [name, most] : limits.most_bytes) text += (text.empty() ? "" : ", ") + name;
    return text;
}

maps::Result<std::string> unpack_file(zip_t* archive, zip_uint64_t place, std::size_t most, const std::string& file,
                                      const std::string& name) {
    const std::unique_ptr<zip_file_t, Close> in(zip_fopen_index(archive, place, 0));
    if (!in) return failure(file, name, std::string("cannot be unpacked: ") + zip_strerror(archive));
    std::string content;
    constexpr std::size_t step = 1U << 16U;
    while (true) {
        const std::size_t before = content.size();
        content.resize(before + step);
        const zip_int64_t got = zip_fread(in.get(), content.data() + before, step);
        if (got < 0) return failure(file, name, std::string("cannot be unpacked: ") + zip_file_strerror(in.get()));
        content.resize(before + static_cast<std::size_t>(got));
        if (got == 0) return content;
        if (content.size() > most) {
            return failure(file, name, "expected at most " + std::to_string(most >> 20U) + " MB when unpacked");
        }
    }
}

}  // namespace

bool looks_packed(std::string_view bytes) { return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06"); }

maps::Result<std::string> pack(const Files& files, const std::string& archive) {
    const auto fail = [&] { return failure(archive, "", "cannot be packed"); };
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    if (target == nullptr) return fail();
    zip_source_keep(target);
    const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> kept(target, zip_source_free);
    Archive out(zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error));
    if (!out) {
        zip_source_free(target);
        return fail();
    }
    constexpr zip_uint16_t midnight = 0;
    constexpr zip_uint16_t first_of_1980 = (1U << 5U) | 1U;  // the archive says nothing of when it was made
    for (const auto& [name, content] : files) {
        zip_source_t* source = zip_source_buffer(out.get(), content.data(), content.size(), 0);
        const zip_int64_t place =
            source == nullptr ? -1 : zip_file_add(out.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (place < 0) {
            zip_source_free(source);
            return fail();
        }
        zip_file_set_dostime(out.get(), static_cast<zip_uint64_t>(place), midnight, first_of_1980, 0);
    }
    if (zip_close(out.get()) != 0) return fail();
    (void)out.release();  // closing has freed it
    if (zip_source_open(target) != 0) return fail();
    std::string bytes;
    zip_source_seek(target, 0, SEEK_END);
    bytes.resize(static_cast<std::size_t>(zip_source_tell(target)));
    zip_source_seek(target, 0, SEEK_SET);
    const zip_int64_t got = zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    if (got < 0 || static_cast<std::size_t>(got) != bytes.size()) return fail();
    return bytes;
}

maps::Result<Files> unpack(std::string_view bytes, const ArchiveLimits& limits, const std::string& archive) {
    if (!looks_packed(bytes)) return failure(archive, "", "expected a whole zip archive");
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (source == nullptr) return failure(archive, "", "cannot be read");
    Archive in(zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error));
    if (!in) {
        const std::string why = zip_error_strerror(&error);
        zip_source_free(source);
        return failure(archive, "", "expected a whole zip archive: " + why);
    }
    Files files;
    const zip_int64_t count = zip_get_num_entries(in.get(), 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        const auto place = static_cast<zip_uint64_t>(i);
        const char* raw = zip_get_name(in.get(), place, ZIP_FL_ENC_RAW);
        const std::string name = raw == nullptr ? "" : raw;
        const auto known = limits.most_bytes.find(name);
        if (known == limits.most_bytes.end()) {
            return failure(archive, "", "expected only " + names(limits) + " in it, found " + shown(name));
        }
        if (files.contains(name)) return failure(archive, name, "is in the archive twice");
        auto content = unpack_file(in.get(), place, known->second, archive, name);
        if (!content) return tl::unexpected(content.error());
        files.emplace(name, std::move(*content));
    }
    return files;
}

}  // namespace railref::app
