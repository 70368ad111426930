import { useMessages } from '../i18n/use-messages.ts'
import { DemoMark } from '../page/demo-mark.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EventAbout } from '../upcoming/event-row.tsx'
import { CalendarLink } from '../upcoming/upcoming-list.tsx'
import type { LoadedCoinview } from './coinview.load.ts'
import { Folio } from './folio.tsx'
import { Phone, ScreenTabs, ScreenTitle } from './phone/phone.tsx'

const listed = 4

export function EventsFolio({ page }: { page: LoadedCoinview }) {
  const t = useMessages('coinview/folios')
  const { events, all } = page.upcoming
  return (
    <Folio
      id="next"
      folio={t.folioFourth()}
      name={t.eventsName()}
      title={t.eventsTitle()}
      text={t.eventsText()}
      picture={<EventsScreen page={page} />}
      isTurned
    >
      {events.length > 0 && (
        <>
          <h3 className="cv-caption">{t.eventsNext()}</h3>
          <ul className="cv-rows">
            {events.slice(0, listed).map((event) => (
              <li key={event.id}>
                <PageLink to={event.href} lang={event.lang} className="cv-row-link">
                  {event.title}
                </PageLink>
                {event.isDemo && <DemoMark />}
                <time dateTime={event.dateTime}>{event.date}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      <CalendarLink to={all} text={t.eventsAll()} />
    </Folio>
  )
}

function EventsScreen({ page: { upcoming, clock } }: { page: LoadedCoinview }) {
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
