import { useEffect, useRef } from 'react'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { exampleDapp, orders, symbol } from './orders.ts'
import { Balances, Fact } from './run-facts.tsx'
import { RunFailure } from './run-failure.tsx'
import { useRequestRun } from './use-request-run.ts'

const marks = {
  starting: 'pre',
  waiting: 'ongoing',
  paid: 'succeeded',
  declined: 'failed',
  expired: 'pre',
} as const

/** A request of a page on one side, and on the other the phone that answers it. */
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
    // The buttons that were pressed are gone.
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
