import type { PaymentEvent } from './payment-events.store.ts'
import { markApplied, takeEvent } from './payment-events.store.ts'
import { refreshById, type ProviderDeps } from './refresh-from-provider.ts'
import { findSubscriptionId } from './subscriptions/provider-ids.store.ts'

const retryMilliseconds = 60_000

/**
 * An event only names the subscription that has changed; its present facts are fetched from the provider. So it does
 * not matter how late, how often or in which order events arrive.
 */
export async function applyEvent(
  { eventId, type, subject }: PaymentEvent,
  deps: ProviderDeps,
): Promise<void> {
  const { charge = null } = subject
  const customer = charge === null ? subject.customer : await deps.provider.customerOf(charge)
  const id = await findSubscriptionId({ ...subject, customer }, deps.database)
  if (id === undefined)
    deps.logger.info(
      { event: eventId, type },
      'ignored an event of the payment provider that names no subscription of this site',
    )
  else await refreshById(id, deps, { cause: `${deps.provider.name} ${type}`, trace: eventId })
  await markApplied(eventId, deps.now(), deps.database)
}

/**
 * Applies the oldest event that was stored but not applied, because the provider did not answer or the process died.
 * False when there is none.
 */
export async function applyStoredEvent(deps: ProviderDeps): Promise<boolean> {
  const now = deps.now()
  const nextTryAt = new Date(now.getTime() + retryMilliseconds)
  const event = await takeEvent({ now, nextTryAt }, deps.database)
  if (event === undefined) return false
  await applyEvent(event, deps)
  return true
}
