import { useEffect, useRef } from 'react'
import { formatEventDate } from '../../../domain/events/event-date-format.ts'
import { eventPath } from '../../../words/event-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { useTimeZone } from '../../reader/use-time-zone.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { WireEvent } from '../../upcoming/present-event.ts'

interface LikelyDuplicatesProps {
  readonly candidates: readonly WireEvent[]
  readonly waiting: boolean
  readonly onConfirm: () => void
  readonly onTakeBack: () => void
}

/** Somebody may have told of it before: nothing was stored yet, and the sender decides. */
export function LikelyDuplicates({ candidates, waiting, onConfirm, onTakeBack }: LikelyDuplicatesProps) {
  const t = useMessages('event')
  const links = useLinks()
  const { language } = useSite()
  const timeZone = useTimeZone()
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="mt-6 outline-none">
      <Notice kind="warn" role="alert" title={t.likely()}>
        <p>{t.likelyText()}</p>
        <ul className="mt-2">
          {candidates.map(({ event_id, title, start, precision }) => (
            <li key={event_id}>
              <a
                href={links.inside(eventPath(event_id))}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center"
              >
                {title}
              </a>{' '}
              <span className="text-xs text-ink-3">
                {formatEventDate({ at: Date.parse(start), precision, language, timeZone })}
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button kind="primary" waiting={waiting} waitingLabel={t.sending()} onClick={onConfirm}>
            {t.isAnother()}
          </Button>
          <Button onClick={onTakeBack}>{t.backToForm()}</Button>
        </div>
      </Notice>
    </div>
  )
}
