import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { answerField, type Asked } from './quiz-answers.ts'

interface QuestionProps {
  readonly question: Asked['questions'][number]
  readonly index: number
  readonly count: number
  /** Before the page was loaded again. */
  readonly chosen: unknown
  readonly judged: boolean
  readonly explanation: string | undefined
}

/** One of a quiz, with the choices it has; after a miss it says why. */
export function Question({ question, index, count, chosen, judged, explanation }: QuestionProps) {
  const t = useMessages('airdrop/own')
  const isMissed = explanation !== undefined
  const note = `${answerField(index)}-note`
  return (
    <fieldset aria-describedby={isMissed ? note : undefined}>
      <legend className="mb-3 w-full">
        <span className="flex justify-between gap-3 text-2xs text-ink-3">
          {t.question({ number: index + 1, count })}
          {judged && !isMissed && (
            <span className="inline-flex items-center gap-1 font-strong text-ok-text">
              <Icon name="check" className="size-4" />
              {t.right()}
            </span>
          )}
        </span>
        <span className="mt-1 block font-display text-md font-head text-ink">{question.text}</span>
      </legend>
      <div className="grid gap-2">
        {question.choices.map((choice, number) => (
          <label key={choice} className="quiz-choice">
            <input type="radio" name={answerField(index)} value={number} defaultChecked={choice === chosen} />
            {choice}
          </label>
        ))}
      </div>
      {isMissed && (
        <div id={note} className="mt-3 border-s-3 bg-error-wash px-4 py-3 text-sm text-error-text">
          <p className="font-strong">{t.explanation()}</p>
          <p className="text-ink">{explanation}</p>
        </div>
      )}
    </fieldset>
  )
}
