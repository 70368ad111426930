import { useEffect, useRef, useState } from 'react'
import { purchaseSuccessPath } from '../../../words/addresses/purchase-addresses.ts'
import type { FormRefusal } from '../../form/form-outcome.ts'
import { useSending } from '../../form/use-sending.ts'
import { fetchedClient } from '../../loading/load.ts'
import { orderRefusal } from './order-refusal.ts'
import type { Wish } from './order-values.ts'

/** Begins a purchase and leads to its checkout. The button waits until the page is left, and is alive when it is come back to. */
export function useBegin() {
  const { waiting, once } = useSending()
  const [isLeaving, setLeaving] = useState(false)
  const named = useRef({ preference: '', sending: '' })
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  /** The same as long as the same is wanted: pressed again after an answer that got lost, it is known. */
  const sendingOf = (preference: Wish) => {
    const text = JSON.stringify(preference)
    if (named.current.preference !== text) named.current = { preference: text, sending: crypto.randomUUID() }
    return named.current.sending
  }
  const begin = async (preference: Wish): Promise<string> => {
    const client = await fetchedClient()
    const {
      state,
      checkout,
      subscription_id: id,
    } = await client.subscribeOnWeb({
      ...preference,
      sending: sendingOf(preference),
    })
    if (state === 'waiting' && checkout !== null) return checkout
    if (state !== 'declined' && state !== 'expired') return purchaseSuccessPath(id)
    // What was begun before came to nothing: this is another try.
    named.current = { preference: '', sending: '' }
    const again = await client.subscribeOnWeb({ ...preference, sending: sendingOf(preference) })
    return again.checkout ?? purchaseSuccessPath(again.subscription_id)
  }
  return {
    waiting: waiting || isLeaving,
    begin: (preference: Wish, onRefused: (refusal: FormRefusal) => void) =>
      once(async () => {
        if (isLeaving) return
        try {
          const address = await begin(preference)
          setLeaving(true)
          window.location.assign(address)
        } catch (error) {
          onRefused(orderRefusal(error))
        }
      }),
  }
}
