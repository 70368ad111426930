import { useMessages } from '../../i18n/use-messages.ts'
import { Countdown } from '../../ui/states/countdown.tsx'
import type { CountdownParts } from '../../ui/states/countdown-parts.ts'
import type { Sale } from './present-cell.ts'
import { useReaderDay } from './use-reader-day.ts'

/** Until it opens, until it closes, or since when it is over. `now` is the clock when the page was made. */
export function TimeLeft({ sale, now }: { sale: Sale; now: string }) {
  const t = useMessages('offerings')
  const left = useLeftText()
  const dayText = useReaderDay()
  const ended = sale.end === null ? t.ended() : t.endedOn({ date: dayText(sale.end) })
  if (sale.status > 1) return ended
  const isOpen = sale.status === 1
  const until = isOpen ? sale.closes : sale.opens
  if (until === null) return isOpen ? t.noEnd() : t.startUndecided()
  const over = isOpen ? ended : ''
  return (
    <Countdown
      until={until}
      now={now}
      format={(parts) => {
        if (parts.done) return over
        const time = left(parts)
        return isOpen ? t.endsIn({ time }) : t.startsIn({ time })
      }}
    />
  )
}

/** The two largest units, so that it reads at a glance: `12日4時間`, then `4時間10分`, then `10分5秒`. */
function useLeftText() {
  const t = useMessages('offerings')
  return ({ days, hours, minutes, seconds }: CountdownParts) => {
    if (days > 0) return t.daysHours({ days, hours })
    return hours > 0 ? t.hoursMinutes({ hours, minutes }) : t.minutesSeconds({ minutes, seconds })
  }
}
