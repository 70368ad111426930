import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Notice } from '../ui/states/notice.tsx'
import { EventFacts } from './event/event-facts.tsx'
import { EventHead } from './event/event-head.tsx'
import { EventTitle } from './event/event-title.tsx'
import { KeepEvent } from './event/keep-event.tsx'
import { PricesAround } from './event/prices-around.tsx'
import { RelatedLinks } from './event/related-links.tsx'
import { useOwnZone } from './use-own-zone.ts'
import '../upcoming/upcoming.css'
import './events.css'

const load = deferredLoad(() => import('./event/event.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function EventPage() {
  const t = useMessages('event')
  const links = useLinks()
  const event = useOwnZone(useLoaded(load), load)
  const crumbs = [
    { name: t.calendar(), to: links.events() },
    { name: event.title, to: links.inside(event.path) },
  ]
  return (
    <div className="wrap pb-12">
      <EventHead event={event} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <EventTitle event={event} />
      {event.withdrawnOn !== null && (
        <Notice kind="warn" title={t.withdrawn()} className="mt-5">
          <p>{t.withdrawnText({ date: event.withdrawnOn })}</p>
        </Notice>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-12">
        <div className="grid min-w-0 content-start gap-8">
          <EventFacts event={event} />
          {event.description !== null && (
            <p lang={event.langs.description} className="max-w-prose whitespace-pre-line">
              {event.description}
            </p>
          )}
          {event.prices !== null && <PricesAround prices={event.prices} token={event.token} />}
        </div>
        <div className="grid content-start gap-6">
          <KeepEvent event={event} />
          <RelatedLinks event={event} />
        </div>
      </div>
    </div>
  )
}
