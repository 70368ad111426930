const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type CountdownParts = { done: boolean; days: number; hours: number; minutes: number; seconds: number }

/**
 * A started second counts as a whole one, so a countdown ends exactly at its time and not a second early: half a second
 * before the end, one second is left.
 */
export function countdownParts(untilMs: number, nowMs: number): CountdownParts {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
  return {
    done: left === 0,
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  }
}
