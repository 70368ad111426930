import { useMessages } from '../../i18n/use-messages.ts'
import { ProgressMeter } from '../../ui/states/progress-meter.tsx'
import type { Sale } from './present-sale.ts'

const line = 'flex flex-wrap items-baseline gap-x-1.5 text-2xs leading-[1.3] text-ink-3 md:justify-between'

export function Raised({ sale }: { sale: Sale }) {
  const { raised, target, isMinimum, isMinimumReached, status } = sale
  const t = useMessages('offerings')
  const goal = target !== null && <span>{isMinimum ? t.minimum({ target }) : t.target({ target })}</span>
  if (raised === null) {
    if (status === 0 && target !== null) return <Goal sale={sale} />
    return (
      <p className={line}>
        <b className="text-sm font-strong text-ink">
          {status === 0 ? t.notOpenYet() : t.raisedNotDisclosed()}
        </b>
        {goal}
      </p>
    )
  }
  return (
    <p className={line}>
      <b className="text-[1.25rem] tracking-[-0.01em] text-ink">{raised}</b>
      {goal}
      {isMinimumReached && (
        <span className="basis-full font-strong text-succeeded-text">{t.minimumReached()}</span>
      )}
    </p>
  )
}

/** What a sale that has not started wants: its maximum target and, if both are known, its minimum. */
function Goal({ sale: { target, minimum, isMinimum } }: { sale: Sale }) {
  const t = useMessages('offerings')
  if (target === null) return null
  return (
    <p className={line}>
      <b className="text-md font-strong text-ink">
        {isMinimum ? t.minimum({ target }) : t.target({ target })}
      </b>
      {minimum !== null && <span>{t.minimum({ target: minimum })}</span>}
    </p>
  )
}

export function TokensSold({ sale: { sold, status } }: { sale: Sale }) {
  const t = useMessages('offerings')
  if (sold === null) return null
  return <ProgressMeter label={t.tokensSold()} percent={sold.percent} text={sold.text} muted={status === 3} />
}
