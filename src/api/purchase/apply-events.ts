import type { PaymentEvent } from './payment-events.store.ts'
import { markApplied, takeEvent } from './payment-events.store.ts'
import { askById, type Asking } from './ask-provider.ts'
import { findSubject } from './subscriptions/subscription-subject.store.ts'

/** So long nobody else tries an event that somebody has begun with. */
const tryAgainMilliseconds = 60_000

/**
 * An event only says that something has changed: what holds now is asked of the provider, so that it does not matter how
 * late, how often or in which order events come.
 */
export async function applyEvent({ eventId, type, subject }: PaymentEvent, needs: Asking): Promise<void> {
  const id = await findSubject(subject, needs.database)
  if (id === undefined) needs.logger.info({ event: eventId, type }, 'an event is of no subscription of ours')
  else await askById(id, needs, { cause: `${needs.provider.name} ${type}`, trace: eventId })
  await markApplied(eventId, needs.now(), needs.database)
}

/** Those that were stored and not applied: the provider was silent, or we fell. False when none waits. */
export async function applyStoredEvent(needs: Asking): Promise<boolean> {
  const now = needs.now()
  const tryAgain = new Date(now.getTime() + tryAgainMilliseconds)
  const event = await takeEvent({ now, tryAgain }, needs.database)
  if (event === undefined) return false
  await applyEvent(event, needs)
  return true
}
