import { hour } from '../../domain/kernel/time/durations.ts'
import { memoryCounter } from '../http/limit-counter.ts'

/**
 * The maximum number of log lines in an hour for the reports of one caller, for reports with one message, and for all reports.
 */
export const maxNotified = { ofCaller: 20, ofMessage: 5, ofAll: 200 }

export type Fate = 'told' | 'repeated' | 'dropped'

export interface ReportLimits {
  readonly judge: (report: { caller: string; message: string }) => Promise<Fate>
}

/**
 * Limits how many reports of browsers are logged, because anybody can send them and log events cost money. The rest is
 * only counted: if a thousand browsers report `502 Bad Gateway`, five are logged and 995 count as repeated.
 */
export function reportLimits({ now }: { now: () => number }): ReportLimits {
  // The counts are per instance, because each instance has its own log.
  const { count } = memoryCounter(now)
  let messages = new Map<string, number>()
  let logged = 0
  let endsAt = 0
  return {
    async judge({ caller, message }) {
      if (now() >= endsAt) {
        messages = new Map()
        logged = 0
        endsAt = now() + hour
      }
      const { current } = await count(caller, hour)
      if (current > maxNotified.ofCaller) return 'dropped'
      const before = messages.get(message) ?? 0
      if (before >= maxNotified.ofMessage) return 'repeated'
      if (logged >= maxNotified.ofAll) return 'dropped'
      messages.set(message, before + 1)
      logged++
      return 'told'
    },
  }
}
