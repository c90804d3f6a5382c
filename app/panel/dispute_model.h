#pragma once

#include <QObject>
#include <QVariant>
#include <vector>

#include "app/panel/game_model.h"
#include "scoring/route_claim.h"
#include "scoring/ticket_gap.h"

namespace railref::app {

/// What people argue about after the game, for QML: a longest route that somebody claims, a ticket that is not
/// complete, a station on another route, a score marker in the wrong place. Every answer is the core's.
class DisputeModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString kind READ kind WRITE set_kind NOTIFY changed)  ///< "longest", "ticket", "station", "marker"
    Q_PROPERTY(int player READ player WRITE set_player NOTIFY changed)
    Q_PROPERTY(QString playerName READ player_name NOTIFY changed)
    Q_PROPERTY(railref::app::Proof proof READ proof NOTIFY changed)

    // A longest route that is claimed city by city.
    Q_PROPERTY(QString claim READ claim NOTIFY changed)          ///< "Paris → Brest → Dieppe"
    Q_PROPERTY(int claimed READ claimed NOTIFY changed)          ///< cities
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)     ///< { route, title, trains, good }
    Q_PROPERTY(QVariantMap verdict READ verdict NOTIFY changed)  ///< { title, text, rule, good }; empty without a claim
    /// Everybody's longest route, the longest first: { colour, name, length, own }.
    Q_PROPERTY(QVariantList longest READ longest NOTIFY changed)
    Q_PROPERTY(int rival READ rival WRITE set_rival NOTIFY changed)  ///< whose trail is drawn beside the claim, or -1

    // Tickets that the player did not complete: { place, title, points }.
    Q_PROPERTY(QVariantList openTickets READ open_tickets NOTIFY changed)
    Q_PROPERTY(int ticket READ ticket WRITE set_ticket NOTIFY changed)  ///< which of the hand is explained
    Q_PROPERTY(QVariantMap gap READ gap NOTIFY changed)                 ///< { title, text, trains }

    // The player's stations: { city, title, chosen }; and what each could borrow: { route, title, owner, points,
    // change, chosen }, where `change` is against the best.
    Q_PROPERTY(QVariantList stations READ stations NOTIFY changed)
    Q_PROPERTY(int station READ station WRITE set_station NOTIFY changed)
    Q_PROPERTY(QVariantList stationOptions READ station_options NOTIFY changed)
    Q_PROPERTY(bool stationChosen READ station_chosen NOTIFY changed)  ///< by the player, not by the program
    /// { colour, name, total, change }: against the stations' best use.
    Q_PROPERTY(QVariantList totals READ totals NOTIFY changed)

    Q_PROPERTY(QVariantMap marker READ marker NOTIFY changed)  ///< { known, square, text, good }

public:
    explicit DisputeModel(GameModel& game, QObject* parent = nullptr);

    /// A tapped city goes to the end of the claim; the last one tapped again comes off.
    Q_INVOKABLE void tapCity(int city);
    /// A finger that moves on: only cities next to the last one count, the others were merely passed.
    Q_INVOKABLE void dragTo(int city);
    Q_INVOKABLE void backOne();
    Q_INVOKABLE void clearClaim();
    Q_INVOKABLE void chooseRoute(int route);  ///< for the open station; -1: the best again
    Q_INVOKABLE void setMarker(int square);

    [[nodiscard]] QString kind() const { return kind_; }
    void set_kind(const QString& kind);
    [[nodiscard]] int player() const { return player_; }
    void set_player(int colour);
    [[nodiscard]] QString player_name() const;
    [[nodiscard]] Proof proof() const;
    [[nodiscard]] QString claim() const;
    [[nodiscard]] int claimed() const { return static_cast<int>(cities_.size()); }
    [[nodiscard]] QVariantList steps() const;
    [[nodiscard]] QVariantMap verdict() const;
    [[nodiscard]] QVariantList longest() const;
    [[nodiscard]] int rival() const { return rival_; }
    void set_rival(int colour);
    [[nodiscard]] QVariantList open_tickets() const;
    [[nodiscard]] int ticket() const { return ticket_; }
    void set_ticket(int place);
    [[nodiscard]] QVariantMap gap() const;
    [[nodiscard]] QVariantList stations() const;
    [[nodiscard]] int station() const { return station_; }
    void set_station(int city);
    [[nodiscard]] QVariantList station_options() const;
    [[nodiscard]] bool station_chosen() const;
    [[nodiscard]] QVariantList totals() const;
    [[nodiscard]] QVariantMap marker() const;

signals:
    void changed();

private:
    /// A ticket that is not complete, what the player's stations borrow, and what is missing.
    struct OpenTicket {
        scoring::HeldTicket held;
        scoring::Borrowed borrowed;
        scoring::TicketGap gap;
    };

    void follow_game();
    void forget();  ///< of the player: claim, ticket, station
    [[nodiscard]] const scoring::Player* who() const;
    [[nodiscard]] maps::PlayerColour colour() const { return static_cast<maps::PlayerColour>(player_); }
    [[nodiscard]] bool can_ask() const { return game_now_.has_value() && who() != nullptr; }
    [[nodiscard]] scoring::ClaimVerdict judged() const;
    [[nodiscard]] std::optional<OpenTicket> explained() const;  ///< the chosen one
    [[nodiscard]] Proof prove_claim() const;
    [[nodiscard]] Proof prove_gap() const;
    [[nodiscard]] Proof prove_station() const;

    GameModel* game_;
    std::optional<scoring::Game> game_now_;
    QString kind_ = QStringLiteral("longest");
    int player_ = -1;
    std::vector<maps::CityId> cities_;
    int rival_ = -1;
    int ticket_ = -1;
    int station_ = -1;
};

}  // namespace railref::app
