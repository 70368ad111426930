import { useMessages } from '../i18n/use-messages.ts'
import { useCountdown } from '../ui/states/countdown.tsx'
import type { PresentedQuiz } from './present-quiz.ts'

/** The time until a quiz begins or ends in four boxes. Screen readers read it as one text, on demand. */
export default function CountdownDigits({ quiz, now }: { quiz: PresentedQuiz; now: string }) {
  const t = useMessages('airdrop/page')
  const isAhead = quiz.state === 'soon' || quiz.state === 'upcoming'
  const parts = useCountdown({ until: isAhead ? quiz.begin : quiz.over, now })
  const { days, hours, minutes } = parts
  const boxes = [
    [days, t.unitDays()],
    [hours, t.unitHours()],
    [minutes, t.unitMinutes()],
    [parts.seconds, t.unitSeconds()],
  ] as const
  return (
    <div role="timer" aria-live="off" className="quiz-digits">
      <span className="sr-only">
        {isAhead ? t.beginsIn({ days, hours, minutes }) : t.endsIn({ days, hours, minutes })}
      </span>
      {boxes.map(([value, unit]) => (
        <span key={unit} aria-hidden="true">
          <b>{value}</b>
          {unit}
        </span>
      ))}
    </div>
  )
}
