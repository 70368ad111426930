import { memoryCounter } from '../http/limit-counter.ts'
import { hour } from '../../domain/kernel/time/durations.ts'

/** What is told within an hour: of one caller, of one message, and of all. */
export const maxNotified = { ofCaller: 20, ofMessage: 5, ofAll: 200 }

export type Fate = 'told' | 'repeated' | 'dropped'

export interface ToldReports {
  readonly judge: (report: { caller: string; message: string }) => Promise<Fate>
}

/**
 * Anybody can send reports, and each is a line in the log and an event to pay for. The first five of a message say what
 * there is to know, and two hundred an hour show a bad day; the rest is counted. A thousand browsers that all saw
 * `502 Bad Gateway` are five lines and 995 repeated.
 */
export function toldReports({ now }: { now: () => number }): ToldReports {
  // Each instance for itself: it is its own log that is to stay readable.
  const { count } = memoryCounter(now)
  let messages = new Map<string, number>()
  let told = 0
  let endsAt = 0
  return {
    async judge({ caller, message }) {
      if (now() >= endsAt) {
        messages = new Map()
        told = 0
        endsAt = now() + hour
      }
      const { current } = await count(caller, hour)
      if (current > maxNotified.ofCaller) return 'dropped'
      const before = messages.get(message) ?? 0
      if (before >= maxNotified.ofMessage) return 'repeated'
      if (told >= maxNotified.ofAll) return 'dropped'
      messages.set(message, before + 1)
      told++
      return 'told'
    },
  }
}
