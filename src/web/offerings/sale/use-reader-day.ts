import { useAwayFromUtc } from '../../reader/use-time-zone.ts'
import { momentText } from './moment-text.ts'
import type { SaleDay } from './present-day.ts'

/**
 * The server wrote the day it is in UTC. Once the page is hydrated a moment shows as the day it is where the reader is,
 * with the time if it had one; a plain day is that day everywhere.
 */
export function useReaderDay(): (day: SaleDay) => string {
  const isAway = useAwayFromUtc()
  return ({ at, text }) => {
    if (!isAway || !at.includes('T')) return text
    const here = momentText(new Date(at))
    return text.includes(':') ? here : here.slice(0, 'yyyy/MM/dd'.length)
  }
}
