#pragma once

#include <functional>
#include <string>

#include "app/referee/any_session.h"
#include "maps/result.h"
#include "scoring/scoresheet.h"

namespace railref::app {

/// How the command line prints a scoresheet; the panel says the same words when it runs without a display.
using SheetText = std::function<std::string(const scoring::Game&, const scoring::Scoresheet&)>;

/// The panel. `railref` opens it on the embedded sample; `railref pictures DIR` writes every screen instead. Without a
/// display the sample's scoresheet goes to standard output and the panel's picture to a PNG whose path is printed.
/// Returns the exit status.
int run_panel(int argc, char** argv, const SheetText& sheet_text);

/// Every screen of the panel, light and dark, wide and narrow, as PNG files in `folder` (made if missing). Exit status.
int write_pictures(const std::string& folder, const std::string& only = "");

enum class SheetKind { pdf, png };

/// The one-page scoresheet's bytes, drawn without a display; of a game that can be scored. For the command line: it
/// makes its own QGuiApplication.
[[nodiscard]] maps::Result<std::string> draw_sheet(const AnySession& session, SheetKind kind,
                                                   const std::string& language);

}  // namespace railref::app
