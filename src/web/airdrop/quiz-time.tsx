import { useMessages } from '../i18n/use-messages.ts'
import { Countdown } from '../ui/states/countdown.tsx'
import { StatusMark } from '../ui/tables/tag.tsx'
import type { PresentedQuiz } from './present-quiz.ts'

const marks = {
  open: 'ongoing',
  soon: 'pre',
  upcoming: 'pre',
  ended: 'pre',
  empty: 'succeeded',
  paused: 'pre',
} as const

export function QuizStatus({ quiz, className }: { quiz: PresentedQuiz; className?: string }) {
  const t = useMessages('airdrop/page')
  const words = {
    open: t.statusOpen(),
    soon: t.statusSoon(),
    upcoming: t.statusUpcoming(),
    ended: t.statusEnded(),
    empty: t.poolEmpty(),
    paused: t.paused(),
  }
  return (
    <StatusMark status={marks[quiz.state]} className={className}>
      {words[quiz.state]}
    </StatusMark>
  )
}

export function QuizCountdown({ quiz, now }: { quiz: PresentedQuiz; now: string }) {
  const t = useMessages('airdrop/page')
  const isAhead = quiz.state === 'soon' || quiz.state === 'upcoming'
  if (quiz.state === 'ended') return null
  return (
    <Countdown
      until={isAhead ? quiz.begin : quiz.over}
      now={now}
      format={({ days, hours, minutes }) =>
        isAhead ? t.beginsIn({ days, hours, minutes }) : t.endsIn({ days, hours, minutes })
      }
      className="text-xs font-strong text-ink"
    />
  )
}

export function quizMoment(t: ReturnType<typeof useMessages<'airdrop/page'>>, quiz: PresentedQuiz): string {
  const isAhead = quiz.state === 'soon' || quiz.state === 'upcoming'
  return isAhead ? t.begins(quiz.beginText) : t.ends(quiz.overText)
}
