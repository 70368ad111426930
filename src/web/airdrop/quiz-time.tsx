import { lazy, Suspense } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { idle } from '../loading/when-idle.ts'
import { Countdown } from '../ui/states/countdown.tsx'
import { StatusMark } from '../ui/tables/tag.tsx'
import type { PresentedQuiz } from './present-quiz.ts'

const CountdownDigits = lazy(async () => {
  await idle()
  return import('./countdown-digits.tsx')
})

/** The digits are in the page that the server sends, and begin to count when the browser is idle. */
export function LaterDigits(props: { quiz: PresentedQuiz; now: string }) {
  return (
    <Suspense>
      <CountdownDigits {...props} />
    </Suspense>
  )
}

const marks = {
  open: 'ongoing',
  soon: 'pre',
  upcoming: 'pre',
  ended: 'pre',
  empty: 'succeeded',
  paused: 'pre',
} as const

interface QuizStatusProps {
  readonly quiz: PresentedQuiz
  /** What the user of this browser has won with the quiz. */
  readonly won: string | null
  readonly className?: string
}

export function QuizStatus({ quiz, won, className }: QuizStatusProps) {
  const t = useMessages('airdrop/page')
  if (won !== null)
    return (
      <StatusMark status="succeeded" className={className}>
        {t.statusWon({ reward: won })}
      </StatusMark>
    )
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
