import type { ReactNode, Ref } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { symbol } from './example-orders.ts'

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface BalancesProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly before: string | undefined
  readonly after: string | undefined
}

export function Balances({ ref, before, after }: BalancesProps) {
  const t = useMessages('sdk/run')
  return (
    <div ref={ref} tabIndex={-1} aria-live="polite">
      <dl>
        {before !== undefined && (
          <Fact name={t.before()}>
            {before} {symbol}
          </Fact>
        )}
        {after !== undefined && (
          <Fact name={t.after()}>
            {after} {symbol}
          </Fact>
        )}
      </dl>
    </div>
  )
}
