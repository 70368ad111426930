import { useMessages } from '../../i18n/use-messages.ts'
import { EventAbout } from '../../upcoming/event-row.tsx'
import type { LoadedCoinview } from '../coinview.load.ts'
import { Phone, ScreenTabs, ScreenTitle } from './phone.tsx'

/** What comes next, in the order of its days. */
export function EventsScreen({ page: { upcoming, clock } }: { page: LoadedCoinview }) {
  const t = useMessages('coinview/folios')
  return (
    <Phone picture={t.pictureEvents()} time={clock.time}>
      <ScreenTitle title={t.eventsName()}>
        <small>{clock.day}</small>
      </ScreenTitle>
      <div className="ph-inner">
        {upcoming.events.length === 0 && <p className="ph-note">{t.noEvents()}</p>}
        {upcoming.events.map((event) => (
          <div key={event.id} className="ph-event">
            <span>{event.date}</span>
            <b lang={event.lang}>{event.title}</b>
            <EventAbout row={event} />
          </div>
        ))}
      </div>
      <ScreenTabs on="events" />
    </Phone>
  )
}
