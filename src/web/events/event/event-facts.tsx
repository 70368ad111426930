import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { LoadedEvent } from './event.load.ts'

/** When, where, and who says so. */
export function EventFacts({ event }: { event: LoadedEvent }) {
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

function EventWhen({ event: { start, end, dateTime, zoneText, precision } }: { event: LoadedEvent }) {
  const t = useMessages('event')
  return (
    <>
      <span className="font-strong text-ink">
        <time dateTime={dateTime}>{start}</time>
        {end !== null && <> – {end}</>}
      </span>
      <span className="block text-xs text-ink-3">
        {precision === 'hour'
          ? t.byZone({ zone: zoneText ?? '' })
          : precision === 'day'
            ? t.knownToDay()
            : t.knownToMonth()}
      </span>
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
