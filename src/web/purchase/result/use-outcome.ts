import { useCallback, useEffect, useRef, useState } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { isSubscriptionId } from '../../../domain/purchase/subscription-id.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import type { LoadedReturn } from '../purchase.load.ts'

export type Subscription = Reply<Operations['getWebSubscription']>

export type Outcome =
  | { readonly kind: 'asking' | 'unknown' | 'away' }
  | { readonly kind: 'known'; readonly subscription: Subscription }

/** A payment is through in seconds, mostly; what takes longer is asked about ever less often. */
const pauses = [1_500, 2_000, 3_000, 5_000, 8_000]
const longestPause = 15_000
const longWaitMilliseconds = 30_000

/** What the server knows of the purchase, asked for again as long as it may change, and when the reader comes back to the page. */
export function useOutcome({ subscription: id, back }: LoadedReturn) {
  const [outcome, setOutcome] = useState<Outcome>(() => ({
    kind: isSubscriptionId(id) ? 'asking' : 'unknown',
  }))
  const [requested, setRequested] = useState(0)
  const [isLong, setLong] = useState(false)
  const isAsking = useRef(false)
  const ask = useCallback(async () => {
    if (isAsking.current || !isSubscriptionId(id)) return
    isAsking.current = true
    try {
      const answer = await askAbout(id)
      // A page that was right a moment ago is not taken away because the line is.
      setOutcome((before) => (answer.kind === 'away' && before.kind === 'known' ? before : answer))
    } finally {
      isAsking.current = false
      setRequested((times) => times + 1)
    }
  }, [id])

  useEffect(() => void ask(), [ask])
  const mayChange = outcome.kind === 'away' || (isWaiting(outcome) && back === 'success')
  useEffect(() => {
    if (!mayChange) return undefined
    const timer = setTimeout(() => void (document.hidden || ask()), pauses[requested] ?? longestPause)
    return () => clearTimeout(timer)
  }, [mayChange, requested, ask])
  useEffect(() => {
    const comeBack = () => {
      if (!document.hidden) void ask()
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [ask])
  useEffect(() => {
    if (!mayChange) return undefined
    const timer = setTimeout(() => setLong(true), longWaitMilliseconds)
    return () => clearTimeout(timer)
  }, [mayChange])
  return { outcome, ask, isLong }
}

function isWaiting(outcome: Outcome): boolean {
  return outcome.kind === 'known' && outcome.subscription.state === 'waiting'
}

async function askAbout(id: string): Promise<Outcome> {
  try {
    const client = await fetchedClient()
    return { kind: 'known', subscription: await client.getWebSubscription({ subscription_id: id }) }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'away' }
    if (!isHttpFailure(error)) throw error
    return { kind: error.problem?.code === 'subscription_not_found' ? 'unknown' : 'away' }
  }
}
