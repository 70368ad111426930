import type { Client } from '../../contract/calls/client.ts'
import { formatWon } from '../../domain/airdrop/won-format.ts'
import { formatAmount } from '../../domain/kernel/numbers/number-format.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { StatusMark } from '../ui/tables/tag.tsx'
import { momentOf } from './present-quiz.ts'
import { TraceNumber } from './trace-number.tsx'

type Airdrop = Awaited<ReturnType<Client['getAirdrop']>>

/** One line of the user's rewards: what they won themselves, or the bonus for the win of a friend they had invited. */
export function Reward({ reward }: { reward: Airdrop['rewards'][number] }) {
  const t = useMessages('airdrop/own')
  const { language } = useSite()
  const { day, time } = momentOf(reward.won_at, language)
  return (
    <li className="quiz-reward grid gap-x-4 gap-y-1 border-b border-rule py-3 text-sm">
      <p className="text-ink">
        {reward.friend === null
          ? t.rewardLine({ title: reward.title })
          : t.bonusLine({ title: reward.title, friend: reward.friend })}
      </p>
      <p className="text-end font-strong text-ink">
        +{formatAmount({ value: reward.amount, language })} {reward.symbol}
      </p>
      <p className="text-2xs text-ink-3">
        <time dateTime={reward.won_at}>
          {day} {time}
        </time>
        <TraceNumber traceId={reward.trace_id} />
      </p>
      <p className="text-end text-2xs text-ink-3">
        <span className="block">{formatWon({ value: reward.value_krw, language })}</span>
        <StatusMark status="succeeded" className="mt-1">
          {t.paid()}
        </StatusMark>
      </p>
    </li>
  )
}
