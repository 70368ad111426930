import { minute as minuteMs } from './durations.ts'

const maxOffsets = 10_000
const offsets = new Map<string, number>()

/**
 * The offset of a zone from UTC at a moment, in milliseconds. Offsets are cached by the minute, because for fifty years they have
 * changed only at full minutes.
 */
export function offsetAt(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const minute = Math.floor(at / minuteMs)
  const key = `${minute} ${timeZone}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    offset = readOffset(minute * minuteMs, timeZone)
    if (offsets.size === maxOffsets) offsets.clear()
    offsets.set(key, offset)
  }
  return offset
}

function readOffset(at: number, timeZone: string): number {
  const shown = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) {
    if (type in shown) shown[type as keyof typeof shown] = Number(value)
  }
  const { year, month, day, hour, minute, second } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Formatters are cached, because creating one costs a hundred times more than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}
