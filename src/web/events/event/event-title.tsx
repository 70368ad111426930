import { useMessages } from '../../i18n/use-messages.ts'
import { Label } from '../../ui/tables/tag.tsx'
import { EventMark } from '../../upcoming/event-mark.tsx'
import type { LoadedEvent } from './event.load.ts'

export function EventTitle({ event }: { event: LoadedEvent }) {
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
