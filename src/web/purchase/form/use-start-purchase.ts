import { useEffect, useRef, useState } from 'react'
import { purchaseSuccessPath } from '../../../words/addresses/purchase-addresses.ts'
import type { FormRefusal } from '../../form/form-refusal.ts'
import { useSending } from '../../form/use-sending.ts'
import { fetchedClient } from '../../loading/load.ts'
import { orderRefusal } from './order-refusal.ts'
import type { SubscribeRequest } from './order-values.ts'

/**
 * Starts a purchase and opens its checkout. The button stays busy until the browser leaves the page, and becomes usable
 * again when the buyer comes back.
 */
export function useStartPurchase() {
  const { waiting, once } = useSending()
  const [isLeaving, setLeaving] = useState(false)
  const lastSubmit = useRef({ order: '', sending: '' })
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  /**
   * The key of a submit. It stays the same for the same order, so that the server recognises a repetition after a lost
   * reply.
   */
  const sendingOf = (order: SubscribeRequest) => {
    const text = JSON.stringify(order)
    if (lastSubmit.current.order !== text) lastSubmit.current = { order: text, sending: crypto.randomUUID() }
    return lastSubmit.current.sending
  }
  const start = async (order: SubscribeRequest): Promise<string> => {
    const client = await fetchedClient()
    const {
      state,
      checkout,
      subscription_id: id,
    } = await client.subscribeOnWeb({
      ...order,
      sending: sendingOf(order),
    })
    if (state === 'waiting' && checkout !== null) return checkout
    if (state !== 'declined' && state !== 'expired') return purchaseSuccessPath(id)
    // An earlier purchase with this key has failed or expired, so the order is sent again with a new key.
    lastSubmit.current = { order: '', sending: '' }
    const again = await client.subscribeOnWeb({ ...order, sending: sendingOf(order) })
    return again.checkout ?? purchaseSuccessPath(again.subscription_id)
  }
  return {
    waiting: waiting || isLeaving,
    start: (order: SubscribeRequest, onRefused: (refusal: FormRefusal) => void) =>
      once(async () => {
        if (isLeaving) return
        try {
          const address = await start(order)
          setLeaving(true)
          window.location.assign(address)
        } catch (error) {
          onRefused(orderRefusal(error))
        }
      }),
  }
}
