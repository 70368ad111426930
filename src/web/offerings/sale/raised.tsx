import { useMessages } from '../../i18n/use-messages.ts'
import { ProgressMeter } from '../../ui/states/progress-meter.tsx'
import type { Sale } from './present-cell.ts'

/** What was raised of the target, or a word in its place when nobody has said. */
export function Raised({ sale: { raised, target, status } }: { sale: Sale }) {
  const t = useMessages('offerings')
  if (raised === null) {
    return (
      <p className="raised">
        <b className="text-md! font-strong!">{status === 0 ? t.notOpenYet() : t.notDisclosed()}</b>
        {target !== null && <span>{t.target({ target })}</span>}
      </p>
    )
  }
  return (
    <p className="raised">
      <b>{raised}</b>
      {target !== null && <span>{t.ofTarget({ target })}</span>}
    </p>
  )
}

export function TokensSold({ sale: { sold, status } }: { sale: Sale }) {
  const t = useMessages('offerings')
  if (sold === null) return null
  return <ProgressMeter label={t.tokensSold()} percent={sold.percent} text={sold.text} muted={status === 3} />
}
