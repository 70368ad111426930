import { useMessages } from '../i18n/use-messages.ts'
import { LogoImage } from '../ui/pictures/logo-image.tsx'
import { ProgressMeter } from '../ui/states/progress-meter.tsx'
import { useOwnQuiz } from './own-store.ts'
import type { PresentedQuiz } from './present-quiz.ts'

interface PrizeProps {
  readonly quiz: PresentedQuiz
  readonly children?: React.ReactNode
}

/** The reward of a quiz and what is left of it. Its pool is that of the latest answer of the site, not that of the cached page. */
export function Prize({ quiz: loaded, children }: PrizeProps) {
  const t = useMessages('airdrop/page')
  const { quiz } = useOwnQuiz(loaded)
  const { symbol } = quiz
  return (
    <section aria-label={t.reward()} className="border border-rule-2 bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <LogoImage src={quiz.logo} name={symbol} eager className="size-12 rounded-md" />
        <p className="quiz-prize text-xs text-ink-3">
          {t.reward()}
          <b className="block font-display text-2xl leading-head text-ink">
            {quiz.reward} <span className="text-md">{symbol}</span>
          </b>
        </p>
        <p className="text-xs text-ink-3">
          {t.value()}
          <b className="block text-lg leading-head text-ink">{quiz.value}</b>
        </p>
      </div>
      <p className="px-4 text-2xs text-ink-3">
        {t.basis({ symbol, price: quiz.price, date: quiz.priceDate })}
      </p>
      <dl className="mt-3 grid grid-cols-2 border-t border-rule text-sm">
        <div className="p-4">
          <dt className="text-2xs text-ink-3">{t.youGet()}</dt>
          <dd className="font-strong text-ink">
            {quiz.reward} {symbol}
          </dd>
        </div>
        <div className="border-s border-rule p-4">
          <dt className="text-2xs text-ink-3">{t.inviterGets()}</dt>
          <dd className="font-strong text-ink">
            {quiz.bonus} {symbol}
          </dd>
        </div>
      </dl>
      {children !== undefined && <div className="grid gap-2 border-t border-rule p-4">{children}</div>}
      <div className="border-t border-rule p-4">
        <div className="mb-2 flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
          <span>{t.pool()}</span>
          <span className="text-ink">{t.poolLeft({ left: quiz.poolLeft, pool: quiz.pool, symbol })}</span>
        </div>
        <ProgressMeter
          label={quiz.isSpent ? t.poolEmpty() : t.winsLeft({ count: quiz.winsLeft })}
          percent={quiz.percent}
          text={quiz.percentText}
        />
      </div>
    </section>
  )
}
