import { useEffect, useState } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { examplePhone } from './example-phone.ts'
import { Balances, Fact } from './run-facts.tsx'
import { failureOf, RunFailure, type Failure } from './run-failure.tsx'

interface TransferRun {
  readonly sent?: Reply<Operations['sendExampleTransfer']>
  readonly receiver?: string
  readonly before?: string
  readonly after?: string
  readonly isSame?: boolean
  readonly failure?: Failure | undefined
}

export function RunTransfer() {
  const t = useMessages('sdk/run')
  const { waiting, once } = useSending()
  const [traceId] = useState(() => crypto.randomUUID())
  const [run, setRun] = useState<TransferRun>({})
  const send = async () => {
    try {
      const phone = await examplePhone(t.deviceName())
      const before = await phone.balance()
      const client = await fetchedClient()
      const sent = await client.sendExampleTransfer({ receiver: phone.userId, trace_id: traceId })
      const after = await phone.balance()
      setRun((known) => ({
        sent: known.sent ?? sent,
        receiver: phone.userId,
        before: known.before ?? before,
        after,
        isSame: known.sent !== undefined && !sent.is_new,
      }))
    } catch (error) {
      const failure = failureOf(error)
      setRun((known) => ({ ...known, failure }))
    }
  }
  useEffect(() => {
    void once(send)
    // Runs once on mount; a repeated call with the same trace does nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const { sent, receiver, before, after, isSame, failure } = run
  return (
    <div className="guide-run">
      <div className="guide-side">
        <h3>{t.server()}</h3>
        <output>
          <StatusMark status={sent === undefined ? 'pre' : 'succeeded'}>
            {sent === undefined ? t.starting() : t.sent()}
          </StatusMark>
        </output>
        <dl>
          <Fact name={t.traceId()}>{traceId}</Fact>
          {sent !== undefined && <Fact name={t.transaction()}>{sent.transaction_id}</Fact>}
        </dl>
        {sent !== undefined && (
          <Button size="sm" waiting={waiting} onClick={() => void once(send)}>
            {t.again()}
          </Button>
        )}
        <output className="text-xs">{isSame === true && t.sameTransfer()}</output>
      </div>
      <div className="guide-side">
        <h3>{t.phone()}</h3>
        <p className="text-xs text-ink-3">{t.phoneText()}</p>
        <dl>{receiver !== undefined && <Fact name={t.to()}>{receiver}</Fact>}</dl>
        <Balances before={before} after={after} />
      </div>
      {failure !== undefined && <RunFailure failure={failure} />}
    </div>
  )
}
