import { useEffect, useState } from 'react'
import { createWallet, WalletError, type WalletRequest } from '../../../../packages/sdk/src/index.ts'
import { exampleDapp, orders } from './orders.ts'
import { examplePhone, type ExamplePhone } from './example-phone.ts'
import { failureOf, type Failure } from './run-failure.tsx'

export interface RequestRun {
  /** Undefined until the wallet has answered. */
  readonly request?: WalletRequest
  readonly phone?: ExamplePhone
  /** What the page of the dApp knows. */
  readonly state: 'starting' | 'waiting' | 'paid' | 'declined' | 'expired'
  readonly before?: string
  readonly after?: string
  readonly isAnswered?: boolean
  /** It was sent again with the same trace, and the same request came back. */
  readonly isSame?: boolean
  readonly failure?: Failure | undefined
}

/** The real SDK against the wallet of this site; the phone is this browser. */
export function useRequestRun(kind: 'payment' | 'transfer', deviceName: string) {
  const [traceId] = useState(() => crypto.randomUUID())
  const [run, setRun] = useState<RequestRun>({ state: 'starting' })
  const know = (more: Partial<RequestRun>) => setRun((before) => ({ ...before, ...more }))

  const ask = () => {
    const wallet = createWallet({ dapp_id: exampleDapp.id, origin: window.location.origin })
    return kind === 'payment'
      ? wallet.payment({ ...orders.payment, trace_id: traceId })
      : wallet.transfer({ ...orders.transfer, trace_id: traceId })
  }
  const start = async (signal: AbortSignal) => {
    const phone = await examplePhone(deviceName)
    const before = await phone.balance()
    const request = await ask()
    if (signal.aborted) return
    know({ phone, before, request, state: 'waiting' })
    know(await request.settled({ signal }))
  }
  useEffect(() => {
    const left = new AbortController()
    start(left.signal).catch((error: unknown) => {
      if (!left.signal.aborted) know({ failure: failureOf(error) })
    })
    return () => left.abort()
    // A run is of one kind, and begins once: the same trace is the same request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  /** Whatever fails is said in the place of the run. */
  const tried = async (work: () => Promise<Partial<RequestRun>>) => {
    try {
      know({ failure: undefined, ...(await work()) })
    } catch (error) {
      know({ failure: failureOf(error) })
    }
  }
  return {
    run,
    traceId,
    answer: (approve: boolean) =>
      tried(async () => {
        if (run.phone === undefined || run.request === undefined) return {}
        const { balance } = await run.phone.answer(run.request.request_id, approve)
        return { after: balance, isAnswered: true }
      }),
    again: () =>
      tried(async () => {
        const same = await ask()
        if (same.request_id !== run.request?.request_id)
          throw new WalletError('wrong_shape', 'Another request came back.')
        const after = await run.phone?.balance()
        return { isSame: true, ...(run.isAnswered === true && after !== undefined && { after }) }
      }),
  }
}
