import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import DemoNote from '../page/demo-mark.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Label } from '../ui/tables/tag.tsx'
import '../upcoming/upcoming.css'
import './events.css'
import { EventMark } from '../upcoming/event-mark.tsx'
import { EventActions } from './event/event-actions.tsx'
import type { LoadedEvent } from './event/event.load.ts'
import { PricesAround } from './event/prices-around.tsx'
import { RelatedLinks } from './event/related-links.tsx'

const load = deferredLoad(() => import('./event/event.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function EventPage() {
  const t = useMessages('event')
  const links = useLinks()
  const event = useLoaded(load)
  const crumbs = [
    { name: t.calendar(), to: links.events() },
    { name: event.title, to: links.inside(event.path) },
  ]
  return (
    <div className="wrap pb-12">
      <EventHead event={event} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      {event.isDemo && <DemoNote of="event" />}
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
          <EventActions event={event} />
          <RelatedLinks event={event} />
        </div>
      </div>
    </div>
  )
}

function EventFacts({ event }: { event: LoadedEvent }) {
  const t = useMessages('event')
  return (
    <dl className="border-t border-ink text-sm">
      <Fact name={t.when()}>
        <EventWhen event={event} />
      </Fact>
      {event.place !== null && <Fact name={t.place()}>{event.place}</Fact>}
      {event.proof !== null && (
        <Fact name={t.proof()}>
          <a
            href={event.proof}
            rel="nofollow noopener"
            className="link inline-flex min-h-11 items-center gap-1 md:min-h-0"
          >
            {event.proofHost}
            <Icon name="external" className="size-4" />
          </a>
        </Fact>
      )}
    </dl>
  )
}

function EventWhen({ event: { start, end, dateTime, zone, precision } }: { event: LoadedEvent }) {
  const t = useMessages('event')
  return (
    <>
      <span className="font-strong text-ink">
        <time dateTime={dateTime}>{start}</time>
        {end}
        {zone}
      </span>
      {precision !== 'hour' && (
        <span className="block text-xs text-ink-3">
          {precision === 'day' ? t.knownToDay() : t.knownToMonth()}
        </span>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-rule py-3">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface EventHeadProps {
  readonly event: LoadedEvent
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

function EventHead({ event, crumbs }: EventHeadProps) {
  const t = useMessages('event')
  const notes = useMessages('demo-notes')
  const { token } = event
  const title = event.isDemo ? notes.marked({ name: event.title }) : event.title
  return (
    <PageHead
      title={title.includes(token) ? title : t.title({ title, token })}
      description={event.summary}
      kind="article"
      path={event.path}
      card={event.card}
      facts={{
        event: {
          name: event.isDemo ? notes.marked({ name: event.title }) : event.title,
          start: event.wire.start,
          end: event.wire.end,
          place: event.place,
          proof: event.proof,
          isWithdrawn: event.withdrawnOn !== null,
        },
        crumbs,
      }}
    />
  )
}

function EventTitle({ event }: { event: LoadedEvent }) {
  const t = useMessages('event')
  const types = useMessages('event-types')
  const state = event.isOver ? t.over() : event.isGoingOn ? t.goingOn() : null
  return (
    <div className="pt-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <EventMark group={event.group} />
          {types[event.type]()}
        </span>
        <b className="font-strong text-ink">{event.token}</b>
        {state !== null && event.withdrawnOn === null && <span>{state}</span>}
        {event.isDemo && <Label kind="demo">{t.demo()}</Label>}
      </p>
      <h1 lang={event.langs.title} className="mt-1 font-display text-xl md:text-2xl">
        {event.withdrawnOn === null ? event.title : <s>{event.title}</s>}
      </h1>
    </div>
  )
}
