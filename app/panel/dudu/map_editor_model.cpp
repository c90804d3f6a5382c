#include "app/panel/dudu/map_editor_model.h"

#include <QImageReader>
#include <QPainter>
#include <QTransform>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <set>

#include "app/panel/dudu/dudu_words.h"
#include "app/panel/dudu/hex_board_item.h"
#include "app/panel/dudu/hex_frame.h"
#include "app/panel/dudu/hex_photo.h"
#include "app/panel/file_words.h"

namespace railref::app {

namespace {

using maps::dudu::HexMapDraft;
using maps::dudu::Terrain;

constexpr int usual_columns = 10;
constexpr int usual_rows = 9;
constexpr std::array city_colours{"red", "blue", "green", "yellow"};
constexpr int straight_px = 1600;  ///< width of the photo seen from above

}  // namespace

MapEditorModel::MapEditorModel(DuduModel& game, QObject* parent)
    : QObject(parent), game_(&game), sketch_(usual_columns, usual_rows) {
    connect(&learning_, &QFutureWatcherBase::finished, this, [this] {
        if (!learning_.result())
            emit told(
                tr("The map is kept. Its photo shows the printed hexes too badly: photos of games on it cannot be "
                   "read."));
    });
    begin();
}

MapEditorModel::~MapEditorModel() { wait(); }

void MapEditorModel::wait() { learning_.waitForFinished(); }

void MapEditorModel::begin() {
    sketch_ = MapSketch(usual_columns, usual_rows);
    id_.clear();
    brush_ = QStringLiteral("forest");
    dropPhoto();
    show();
}

void MapEditorModel::edit(const QString& map) {
    const auto found = game_->map_shelf().find(map.toStdString());
    if (!found) return;
    sketch_ = MapSketch(found->facts());
    id_ = game_->map_shelf().is_own(found->id()) ? found->id() : std::string();
    dropPhoto();
    show();
}

void MapEditorModel::show() {
    shown_ = std::make_shared<HexMapDraft>(sketch_.draft());
    error_.clear();
    emit changed();
}

HexScene MapEditorModel::scene() const { return {shown_, {}}; }

HexMarks MapEditorModel::marks() const {
    HexMarks marks;
    const auto& draft = sketch_.draft();
    for (const auto& problem : sketch_.problems()) {
        const QStringList parts = QString::fromStdString(problem.pointer).split(u'/', Qt::SkipEmptyParts);
        if (parts.size() < 2) continue;
        const auto place = parts[1].toULong();
        if (parts[0] == QStringLiteral("cities") && place < draft.cities.size())
            marks.warned.push_back(draft.cities[place].hex);
        if (parts[0] == QStringLiteral("resources") && place < draft.resource_sites.size())
            marks.warned.push_back(draft.resource_sites[place].hex);
        if (parts[0] == QStringLiteral("starts") && place < draft.starts.size())
            marks.warned.push_back(draft.starts[place].hex);
    }
    return marks;
}

QString MapEditorModel::name() const { return QString::fromStdString(sketch_.draft().name); }

void MapEditorModel::set_name(const QString& name) {
    if (sketch_.set_name(name.toStdString())) show();
}

void MapEditorModel::set_brush(const QString& brush) {
    brush_ = brush;
    emit changed();
}

bool MapEditorModel::paints() const {
    return brush_ == QStringLiteral("land") || brush_ == QStringLiteral("forest") ||
           brush_ == QStringLiteral("water") || brush_ == QStringLiteral("none");
}

void MapEditorModel::resize(int columns, int rows) {
    if (!sketch_.resize(columns, rows)) return;
    straighten();
    show();
}

void MapEditorModel::paint(int q, int r) {
    const Hex hex{q, r};
    if (!sketch_.inside(hex)) return;
    bool done = false;
    if (brush_ == QStringLiteral("land")) done = sketch_.paint(hex, Terrain::land);
    if (brush_ == QStringLiteral("forest")) done = sketch_.paint(hex, Terrain::forest);
    if (brush_ == QStringLiteral("water")) done = sketch_.paint(hex, Terrain::water);
    if (brush_ == QStringLiteral("none")) done = sketch_.erase(hex);
    if (done) show();
}

void MapEditorModel::tap(int q, int r, int side, bool middle) {
    if (paints()) return paint(q, r);
    const Hex hex{q, r};
    const auto toward = maps::dudu::all_sides[static_cast<std::size_t>((side % 6 + 6) % 6)];
    const auto& draft = sketch_.draft();
    const auto on_hex = [&](const auto& item) { return item.hex == hex; };
    const auto city = std::ranges::find_if(draft.cities, on_hex);
    const auto site = std::ranges::find_if(draft.resource_sites, on_hex);
    const bool built = city != draft.cities.end() || site != draft.resource_sites.end();
    const std::string what = brush_.section(u':', 1).toStdString();
    bool done = false;
    // A building's side is turned whatever building the finger holds; its middle takes it away.
    if (built && !middle)
        done = sketch_.turn_side(hex, toward);
    else if (brush_.startsWith(QStringLiteral("city:")))
        done = city != draft.cities.end() && city->what == what ? sketch_.remove_building(hex)
                                                                : sketch_.put_city(hex, what);
    else if (brush_.startsWith(QStringLiteral("site:")))
        done = site != draft.resource_sites.end() && site->what == what ? sketch_.remove_building(hex)
                                                                        : sketch_.put_site(hex, what);
    else if (brush_ == QStringLiteral("start")) {
        const bool there = std::ranges::any_of(draft.starts, on_hex);
        done = there && !middle ? sketch_.lead_start(hex, toward) : sketch_.toggle_start(hex);
    }
    if (done) show();
}

void MapEditorModel::undo() {
    if (sketch_.undo()) show();
}

void MapEditorModel::redo() {
    if (sketch_.redo()) show();
}

bool MapEditorModel::finish() {
    const std::string id = id_.empty() ? game_->map_shelf().free_id(sketch_.draft().name) : id_;
    const auto map = sketch_.finish(id);
    if (!map) return false;
    const bool was_read = game_->map_shelf().has_print(id);
    const auto fault = game_->take_map(*map);
    error_ = fault ? say_file_fault(*fault) : QString();
    if (fault) return false;
    if (!raw_photo_.isNull())
        learn_print(*map);
    else if (was_read && !game_->map_shelf().has_print(id))
        emit told(
            tr("The map is kept. It is laid out otherwise now: lay it out over a photo once more, or photos of games "
               "on it cannot be read."));
    return true;
}

void MapEditorModel::learn_print(const maps::dudu::HexMap& map) {
    std::vector<calibration::dudu::TappedHex> middles;
    const auto hexes = outermost();
    for (std::size_t i = 0; i < hexes.size(); ++i)
        middles.push_back({hexes[i], {handles_[i].x() * raw_photo_.width(), handles_[i].y() * raw_photo_.height()}});
    wait();
    learning_.setFuture(QtConcurrent::run([photo = raw_photo_, map, middles, folder = game_->map_shelf().folder()] {
        return learn_own_map(photo, map, middles, folder).has_value();
    }));
}

QVariantList MapEditorModel::cities() const {
    QVariantList list;
    for (const char* colour : city_colours) {
        const bool placed =
            std::ranges::any_of(sketch_.draft().cities, [&](const auto& city) { return city.what == colour; });
        list.push_back(QVariantMap{{QStringLiteral("colour"), colour_number(colour)},
                                   {QStringLiteral("word"), colour_name(colour)},
                                   {QStringLiteral("key"), QStringLiteral("city:%1").arg(QLatin1String(colour))},
                                   {QStringLiteral("placed"), placed}});
    }
    return list;
}

QVariantList MapEditorModel::sites() const {
    QVariantList list;
    for (const char* good : {"wood", "stone", "coal", "iron", "sulphur"}) {
        const auto count =
            std::ranges::count(sketch_.draft().resource_sites, std::string(good), &maps::dudu::Building::what);
        list.push_back(QVariantMap{{QStringLiteral("good"), QLatin1String(good)},
                                   {QStringLiteral("key"), QStringLiteral("site:%1").arg(QLatin1String(good))},
                                   {QStringLiteral("name"), good_name(good)},
                                   {QStringLiteral("sign"), good_sign(good)},
                                   {QStringLiteral("colour"), good_colour(good)},
                                   {QStringLiteral("count"), static_cast<int>(count)}});
    }
    return list;
}

QStringList MapEditorModel::missing() const {
    QStringList words;
    const auto say = [&](const QString& sentence) {
        if (!words.contains(sentence)) words += sentence;
    };
    for (const auto& problem : sketch_.problems()) {
        const QString pointer = QString::fromStdString(problem.pointer);
        const QStringList parts = pointer.split(u'/', Qt::SkipEmptyParts);
        const QString head = parts.isEmpty() ? QString() : parts.front();
        if (head == QStringLiteral("name"))
            say(tr("The map has no name yet."));
        else if (pointer == QStringLiteral("/cities"))
            say(tr("Cities: %1 of 4.").arg(sketch_.draft().cities.size()));
        else if (pointer == QStringLiteral("/resources"))
            say(tr("No resource site yet."));
        else if (pointer == QStringLiteral("/starts"))
            say(tr("Start tracks: %1 of 8.").arg(starts()));
        else if (head == QStringLiteral("cities") || head == QStringLiteral("resources"))
            say(tr("A building has no opening, or one that leads nowhere. Tap its sides."));
        else if (head == QStringLiteral("starts"))
            say(tr("A start track does not lead from the border onto the map."));
        else
            say(tr("A part of the map is cut off from the rest."));
    }
    return words;
}

// ---- over a photo

bool MapEditorModel::openPhoto(const QUrl& file) {
    QImageReader reader(file.toLocalFile());
    reader.setAutoTransform(true);
    raw_photo_ = reader.read();
    if (raw_photo_.isNull()) {
        error_ = tr("This picture cannot be read.");
        emit changed();
        return false;
    }
    handles_ = {QPointF(0.15, 0.15), QPointF(0.85, 0.15), QPointF(0.85, 0.85), QPointF(0.15, 0.85)};
    straighten();
    emit changed();
    return true;
}

void MapEditorModel::dropPhoto() {
    raw_photo_ = {};
    photo_ = {};
    emit changed();
}

QVariantList MapEditorModel::handles() const {
    QVariantList list;
    for (const QPointF& handle : handles_) list.push_back(handle);
    return list;
}

void MapEditorModel::moveHandle(int handle, double x, double y) {
    if (handle < 0 || handle > 3) return;
    handles_[static_cast<std::size_t>(handle)] = {std::clamp(x, 0.0, 1.0), std::clamp(y, 0.0, 1.0)};
    straighten();
    emit changed();
}

std::array<Hex, 4> MapEditorModel::outermost() const {
    const int last = rows() - 1;
    const auto first_q = [](int r) { return -(r / 2); };
    return {Hex{0, 0}, Hex{columns() - 1, 0}, Hex{first_q(last) + columns() - 1, last}, Hex{first_q(last), last}};
}

void MapEditorModel::straighten() {
    if (raw_photo_.isNull()) return;
    const QRectF bounds = face_bounds(sketch_.draft());
    const double scale = straight_px / bounds.width();
    QPolygonF from;
    QPolygonF to;
    const auto hexes = outermost();
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        from += QPointF(handles_[i].x() * raw_photo_.width(), handles_[i].y() * raw_photo_.height());
        to += (lattice_centre(hexes[i]) - bounds.topLeft()) * scale;
    }
    QTransform warp;
    if (!QTransform::quadToQuad(from, to, warp)) return;
    photo_ = QImage(straight_px, static_cast<int>(bounds.height() * scale), QImage::Format_RGB32);
    photo_.fill(Qt::gray);
    QPainter painter(&photo_);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(warp);
    painter.drawImage(0, 0, raw_photo_);
}

}  // namespace railref::app
