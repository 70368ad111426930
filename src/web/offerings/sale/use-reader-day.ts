import { useTimeZone } from '../../shell/use-time-zone.ts'
import type { SaleDay } from './present-cell.ts'

/**
 * The server wrote the day it is in UTC. Once the page is alive a moment shows as the day it is where the reader is;
 * a plain day is that day everywhere.
 */
export function useReaderDay(): (day: SaleDay) => string {
  const isAlive = useTimeZone() !== 'UTC'
  return ({ at, text }) => (isAlive && at.includes('T') ? dayHere(new Date(at)) : text)
}

function dayHere(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('/')
}
