import type { Messages } from '../../../words/dictionary.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { countdownParts, type CountdownParts } from '../../ui/states/countdown-parts.ts'
import { Countdown } from '../../ui/states/countdown.tsx'
import type { Sale } from './present-sale.ts'

/** `now` is the time at which the page was rendered. */
export function TimeLeft({ sale, now }: { sale: Sale; now: string }) {
  const t = useMessages('offerings')
  const ended = sale.end === null ? t.ended() : t.endedOn({ date: sale.end.text + sale.end.zone })
  if (sale.status > 1) return ended
  const until = nextMomentOf(sale)
  if (until === null) return sale.status === 1 ? t.noEnd() : t.startUndecided()
  const over = sale.status === 1 ? ended : ''
  return (
    <Countdown
      until={until}
      now={now}
      format={(parts) => (parts.done ? over : leftText({ parts, status: sale.status, t }))}
    />
  )
}

export function countedText({ sale, now, t }: { sale: Sale; now: string; t: Words }): string {
  const until = sale.status > 1 ? null : nextMomentOf(sale)
  if (until === null) return ''
  const parts = countdownParts(Date.parse(until), Date.parse(now))
  return parts.done ? 'over' : leftText({ parts, status: sale.status, t })
}

function nextMomentOf({ status, opens, closes }: Sale): string | null {
  return status === 1 ? closes : opens
}

type Words = Messages<'offerings'>

function leftText({ parts, status, t }: { parts: CountdownParts; status: number; t: Words }): string {
  const time = largestUnits(parts, t)
  return status === 1 ? t.endsIn({ time }) : t.startsIn({ time })
}

/** Formats only the two largest units: `12日4時間`, then `4時間10分`, then `10分5秒`. */
function largestUnits({ days, hours, minutes, seconds }: CountdownParts, t: Words): string {
  if (days > 0) return t.daysHours({ days, hours })
  return hours > 0 ? t.hoursMinutes({ hours, minutes }) : t.minutesSeconds({ minutes, seconds })
}
