import { useMessages } from '../../../i18n/use-messages.ts'
import { useCountdown } from '../../../ui/states/countdown.tsx'

export function CountdownBoxes({ until, now }: { until: string; now: string }) {
  const t = useMessages('offering')
  const left = useCountdown({ until, now })
  const boxes = [
    [left.days, t.days()],
    [left.hours, t.hours()],
    [left.minutes, t.minutes()],
    [left.seconds, t.seconds()],
  ] as const
  return (
    <time dateTime={until} className="grid grid-cols-4 divide-x divide-rule border-y border-rule">
      {boxes.map(([count, word]) => (
        <span key={word} className="pt-2.5 pb-2 text-center text-2xs text-ink-3">
          <b className="block text-xl leading-flat font-strong text-ink">{count}</b>
          {word}
        </span>
      ))}
    </time>
  )
}
