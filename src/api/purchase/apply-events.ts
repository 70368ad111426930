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
export async function applyEvent({ eventId, type, subject }: PaymentEvent, deps: Asking): Promise<void> {
  const id = await findSubject(subject, deps.database)
  if (id === undefined) deps.logger.info({ event: eventId, type }, 'an event is of no subscription of ours')
  else await askById(id, deps, { cause: `${deps.provider.name} ${type}`, trace: eventId })
  await markApplied(eventId, deps.now(), deps.database)
}

/** Those that were stored and not applied: the provider was silent, or we fell. False when none waits. */
export async function applyStoredEvent(deps: Asking): Promise<boolean> {
  const now = deps.now()
  const tryAgain = new Date(now.getTime() + tryAgainMilliseconds)
  const event = await takeEvent({ now, tryAgain }, deps.database)
  if (event === undefined) return false
  await applyEvent(event, deps)
  return true
}
