import { useMessages } from '../../i18n/use-messages.ts'
import { exampleDapp, stepOf, symbolOf, type ExampleKind } from './example-orders.ts'
import type { SandboxWallet } from './example-phone.ts'

type Transaction = SandboxWallet['transactions'][number]

/** Lines of the ledger that are shown; a wallet that ran examples for days has many more. */
const maxLines = 8

interface LedgerProps {
  readonly transactions: readonly Transaction[]
  readonly repeated: ReadonlySet<string>
}

export function Ledger({ transactions, repeated }: LedgerProps) {
  const t = useMessages('sdk/run')
  const main = transactions.filter(({ kind, asset }) => kind !== 'gift' || symbolOf(asset) === 'tUSD')
  return (
    <section aria-labelledby="bench-ledger">
      <h3 id="bench-ledger">
        {t.ledger()}
        <span className="bench-end">{t.newestFirst()}</span>
      </h3>
      <ol className="bench-lines" aria-live="polite" aria-relevant="additions">
        {main.slice(0, maxLines).map((transaction) => (
          <Line
            key={transaction.entry_id}
            transaction={transaction}
            isRepeated={repeated.has(transaction.trace_id)}
          />
        ))}
      </ol>
    </section>
  )
}

function Line({ transaction, isRepeated }: { transaction: Transaction; isRepeated: boolean }) {
  const t = useMessages('sdk/run')
  const { kind, asset, amount, other, trace_id: traceId } = transaction
  const example = exampleOf(transaction)
  const name = other === exampleDapp.id ? exampleDapp.name : (other ?? '')
  const isOut = amount.startsWith('-')
  const words =
    kind === 'gift'
      ? t.opening()
      : kind === 'payment' && isOut
        ? t.paymentTo({ name })
        : isOut
          ? t.transferTo({ name })
          : t.receivedFrom({ name })
  return (
    <li>
      <span aria-hidden="true" className="guide-step" data-none={example === undefined || undefined}>
        {example === undefined ? '0' : stepOf[example]}
      </span>
      <div className="min-w-0">
        <p className="bench-what">{words}</p>
        {kind !== 'gift' && (
          <p className="bench-trace" title={traceId}>
            {traceId}
          </p>
        )}
        {isRepeated && <p className="text-2xs text-ink-3">{t.bookedOnce()}</p>}
      </div>
      <p className="bench-sum">
        {isOut ? `−${amount.slice(1)}` : `+${amount}`}
        <small>{symbolOf(asset)}</small>
      </p>
    </li>
  )
}

function exampleOf({ kind, amount }: Transaction): ExampleKind | undefined {
  if (kind === 'gift') return undefined
  if (kind === 'payment') return 'payment'
  return amount.startsWith('-') ? 'transfer' : 'server'
}
