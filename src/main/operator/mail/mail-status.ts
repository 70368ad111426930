import type { MailFigures } from '../../../api/outbound/mail/mail-figures.store.ts'
import { suppressionKinds } from '../../../api/outbound/mail/suppressions.store.ts'

export function mailStatus(figures: MailFigures, now: Date): string {
  const { waiting, oldest, abandoned, sentInADay, suppressed, bouncesInADay, queue } = figures
  const ended = suppressionKinds.map((kind) => suppressed[kind] ?? 0)
  const kinds = suppressionKinds.map((kind, at) => `${kind} ${ended[at] ?? 0}`).join(', ')
  const { address = 0, failure = 0, policy = 0 } = bouncesInADay
  return [
    `held: ${heldLine(queue, now)}`,
    `waiting: ${waiting}${oldest === null ? '' : `, the oldest for ${duration(now.getTime() - oldest.getTime())} (${oldest.toISOString()})`}`,
    `sent in the last day: ${sentInADay}`,
    `given up in the last 30 days: ${abandoned}`,
    `bounces in the last day: no such address ${address}, other failures ${failure}, refused by policy ${policy}`,
    `suppressed: ${ended.reduce((sum, count) => sum + count, 0)} (${kinds})`,
  ].join('\n')
}

function heldLine(queue: MailFigures['queue'], now: Date): string {
  const { held_by: by, held_reason: reason, held_since: since, tries, try_after: next } = queue
  if (by === null) return 'no'
  const why =
    by === 'policy' ? 'the mail server refuses our mails by policy' : 'the mail server does not take mails'
  const when = next === null || next <= now ? 'now' : `in ${duration(next.getTime() - now.getTime())}`
  const age = since === null ? '' : `, for ${duration(now.getTime() - since.getTime())}`
  return `yes, ${why}: ${reason ?? 'unknown'}${age}; tried ${tries} times, again ${when}`
}

function duration(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000))
  if (minutes < 1) return `${Math.max(0, Math.round(milliseconds / 1000))} s`
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
