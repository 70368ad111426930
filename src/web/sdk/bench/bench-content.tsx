import { useEffect } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useBench } from './bench-store.ts'
import { orders, symbolOf } from './example-orders.ts'
import { Ledger } from './ledger.tsx'
import { leaveBench, showEarlierWallet } from './run-example.ts'
import { ShownRun } from './shown-run.tsx'

export function BenchContent() {
  const t = useMessages('sdk/run')
  const { wallet, userId, current, runs, repeated } = useBench()
  const run = current && runs[current]
  useEffect(() => {
    void showEarlierWallet()
    return leaveBench
  }, [])
  const balanceOf = (asset: string) => wallet?.balances.find((held) => held.asset === asset)?.amount ?? '0'
  const main = orders.payment.asset_id
  return (
    <>
      {wallet !== undefined && (
        <section aria-label={t.balance()}>
          <p className="bench-balance">
            <b>{balanceOf(main)}</b> <span>{symbolOf(main)}</span>
            <code>{userId}</code>
          </p>
          <p className="flex flex-wrap gap-x-4 text-xs text-ink-3 tabular-nums">
            {wallet.balances
              .filter(({ asset, amount }) => asset !== main && amount !== '0')
              .map(({ asset, amount }) => (
                <span key={asset}>
                  {amount} {symbolOf(asset)}
                </span>
              ))}
          </p>
        </section>
      )}
      {run !== undefined && <ShownRun key={run.traceId} run={run} isRepeated={repeated.has(run.traceId)} />}
      {wallet !== undefined && <Ledger transactions={wallet.transactions} repeated={repeated} />}
      <p className="bench-hint text-2xs text-ink-3">{t.hint()}</p>
    </>
  )
}
