import { use } from 'react'
import { formatPercent } from '../../../domain/kernel/numbers/number-format.ts'
import { LanguageContext } from '../../i18n/use-messages.ts'

/** A change in percent. Sign and arrow show the direction; the colour only repeats it. */
export function Delta({ percent }: { percent: number | null }) {
  const { language } = use(LanguageContext)
  const text = formatPercent({ value: percent, language })
  const way = text.startsWith('+') ? 'gain' : text.startsWith('−') ? 'loss' : 'flat'
  return (
    <span className={`delta ${way}`}>
      {way !== 'flat' && <i aria-hidden="true">{way === 'gain' ? '▲' : '▼'}</i>}
      {text}
    </span>
  )
}
