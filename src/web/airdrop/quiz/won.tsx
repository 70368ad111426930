import { useEffect, useRef } from 'react'
import { formatWon } from '../../../domain/airdrop/won-format.ts'
import { formatAmount } from '../../../domain/kernel/numbers/number-format.ts'
import { formatDate } from '../../../domain/kernel/time/date-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { Asked } from './quiz-answers.ts'

interface WonProps {
  readonly win: NonNullable<Asked['win']>
  /** It was won a moment ago, on this page. */
  readonly isNew: boolean
}

export function Won({ win, isNew }: WonProps) {
  const t = useMessages('airdrop/own')
  const { language } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const value = formatWon({ value: win.value_krw, language })
  const date = formatDate({ at: win.price_date, timeZone: 'UTC', language })
  return (
    <section className="mt-8 border border-rule-2 bg-surface px-4 py-8 text-center">
      <svg viewBox="0 0 72 72" aria-hidden="true" className="quiz-seal mx-auto mb-3">
        <circle cx="36" cy="36" r="32" />
        <path d="m22 37 10 10 19-22" strokeWidth="4" />
      </svg>
      <h2 ref={heading} tabIndex={-1} className="font-display text-lg">
        {isNew ? t.won() : t.wonAlready()}
      </h2>
      <p className="mt-1 font-display text-2xl text-ink">
        +{formatAmount({ value: win.reward, language })} <span className="text-md">{win.symbol}</span>
      </p>
      <p className="text-sm">{t.wonValue({ value, date })}</p>
      <dl className="mt-4 grid gap-1 text-2xs text-ink-3">
        <div>
          <dt className="inline">{t.trace()} </dt>
          <dd className="quiz-code inline">{win.trace_id}</dd>
        </div>
        <div>
          <dt className="inline">{t.transaction()} </dt>
          <dd className="quiz-code inline">{win.transaction_id}</dd>
        </div>
      </dl>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        <a href="#rewards" className={buttonClass({})}>
          {t.toRewards()}
        </a>
        <a href="#invite" className={buttonClass({ kind: 'primary' })}>
          {t.invite()}
        </a>
      </p>
    </section>
  )
}
