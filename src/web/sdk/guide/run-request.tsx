import { useEffect, useRef, useState } from 'react'
import { createWallet, WalletError, type WalletRequest } from '../../../../packages/sdk/src/index.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { exampleDapp, orders, symbol } from './example-orders.ts'
import { examplePhone, type ExamplePhone } from './example-phone.ts'
import { Balances, Fact } from './run-facts.tsx'
import { RunFailure, failureOf, type Failure } from './run-failure.tsx'

const marks = {
  starting: 'pre',
  waiting: 'ongoing',
  paid: 'succeeded',
  declined: 'failed',
  expired: 'pre',
} as const

export function RunRequest({ kind }: { kind: 'payment' | 'transfer' }) {
  const t = useMessages('sdk/run')
  const { run, traceId, answer, again } = useRequestRun(kind, t.deviceName())
  const { waiting, once } = useSending()
  const { request, state, before, after, isAnswered, isSame, failure } = run
  const words = {
    starting: t.starting(),
    waiting: t.waiting(),
    paid: t.paid(),
    declined: t.declined(),
    expired: t.expired(),
  }
  const balance = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused buttons have disappeared, so the focus moves to the balance.
    if (isAnswered === true) balance.current?.focus()
  }, [isAnswered])
  const order = orders[kind]
  return (
    <div className="guide-run">
      <div className="guide-side">
        <h3>{t.page()}</h3>
        <output>
          <StatusMark status={marks[state]}>{words[state]}</StatusMark>
        </output>
        {request !== undefined && <QrCode text={request.link} label={t.codeAlt()} className="guide-qr" />}
        <dl>
          <Fact name={t.traceId()}>{traceId}</Fact>
        </dl>
        {request !== undefined && (
          <Button size="sm" waiting={waiting} onClick={() => void once(again)}>
            {t.again()}
          </Button>
        )}
        <output className="text-xs">{isSame === true && t.sameRequest()}</output>
      </div>
      <div className="guide-side">
        <h3>{t.phone()}</h3>
        <p className="text-xs text-ink-3">{t.phoneText()}</p>
        {request !== undefined && (
          <>
            <p>{t.asks({ dapp: exampleDapp.name })}</p>
            <p className="guide-amount">
              {order.amount} {symbol}
            </p>
            <p className="text-xs">{'description' in order ? order.description : order.memo}</p>
            {'receiver' in order && (
              <dl>
                <Fact name={t.to()}>{order.receiver}</Fact>
              </dl>
            )}
            {state === 'waiting' && isAnswered !== true && (
              <div className="guide-answers">
                <Button kind="primary" waiting={waiting} onClick={() => void once(() => answer(true))}>
                  {t.approve()}
                </Button>
                <Button waiting={waiting} onClick={() => void once(() => answer(false))}>
                  {t.decline()}
                </Button>
              </div>
            )}
            <Balances ref={balance} before={before} after={after} />
          </>
        )}
      </div>
      {failure !== undefined && <RunFailure failure={failure} />}
    </div>
  )
}

interface RequestRun {
  /** The payment request of the example; undefined until the wallet has created it. */
  readonly request?: WalletRequest
  readonly phone?: ExamplePhone
  readonly state: 'starting' | 'waiting' | 'paid' | 'declined' | 'expired'
  readonly before?: string
  readonly after?: string
  readonly isAnswered?: boolean
  /** True if the request was sent again with the same trace id and the wallet returned the same request. */
  readonly isSame?: boolean
  readonly failure?: Failure | undefined
}

/** Uses the real SDK with the wallet of this site; this browser plays the phone. */
function useRequestRun(kind: 'payment' | 'transfer', deviceName: string) {
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
    // Runs once on mount; a repeated call with the same trace returns the same request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

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
          throw new WalletError('wrong_shape', 'The wallet returned a different request.')
        const after = await run.phone?.balance()
        return { isSame: true, ...(run.isAnswered === true && after !== undefined && { after }) }
      }),
  }
}
