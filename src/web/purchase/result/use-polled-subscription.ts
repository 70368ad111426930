import { useCallback, useEffect, useRef, useState } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { isSubscriptionId } from '../../../domain/purchase/subscription-id.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import type { LoadedReturn } from '../purchase.load.ts'

export type Subscription = Reply<Operations['getWebSubscription']>

export type LookupResult =
  | { readonly kind: 'loading' | 'unknown' | 'away' }
  | { readonly kind: 'known'; readonly subscription: Subscription }

/** Most payments arrive within seconds, so the pauses between polls grow. */
const pauses = [1_500, 2_000, 3_000, 5_000, 8_000]
const maxPause = 15_000
const longWaitMilliseconds = 30_000

export function usePolledSubscription({ subscription: id, back }: LoadedReturn) {
  const [outcome, setOutcome] = useState<LookupResult>(() => ({
    kind: isSubscriptionId(id) ? 'loading' : 'unknown',
  }))
  const [pollCount, setPollCount] = useState(0)
  const [isLong, setLong] = useState(false)
  const isFetching = useRef(false)
  const ask = useCallback(async () => {
    if (isFetching.current || !isSubscriptionId(id)) return
    isFetching.current = true
    try {
      const answer = await fetchSubscription(id)
      // A known state stays visible when the connection fails.
      setOutcome((before) => (answer.kind === 'away' && before.kind === 'known' ? before : answer))
    } finally {
      isFetching.current = false
      setPollCount((times) => times + 1)
    }
  }, [id])

  useEffect(() => void ask(), [ask])
  const mayChange = outcome.kind === 'away' || (isWaiting(outcome) && back === 'success')
  useEffect(() => {
    if (!mayChange) return undefined
    const timer = setTimeout(() => void (document.hidden || ask()), pauses[pollCount] ?? maxPause)
    return () => clearTimeout(timer)
  }, [mayChange, pollCount, ask])
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

function isWaiting(outcome: LookupResult): boolean {
  return outcome.kind === 'known' && outcome.subscription.state === 'waiting'
}

async function fetchSubscription(id: string): Promise<LookupResult> {
  try {
    const client = await fetchedClient()
    return { kind: 'known', subscription: await client.getWebSubscription({ subscription_id: id }) }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'away' }
    if (!isHttpFailure(error)) throw error
    return { kind: error.problem?.code === 'subscription_not_found' ? 'unknown' : 'away' }
  }
}
