import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { answerField, type QuizReply } from './quiz-answers.ts'

/** What the site said of the answer to one question: the choice that was sent, and why it is wrong. */
export interface Judged {
  readonly choice: number
  /** Undefined if the choice is right. */
  readonly explanation: string | undefined
}

interface QuestionProps {
  readonly question: QuizReply['questions'][number]
  readonly index: number
  readonly count: number
  readonly chosen: unknown
  readonly judged: Judged | undefined
}

export const questionId = (index: number) => `question-${index}-box`

export function Question({ question, index, count, chosen, judged }: QuestionProps) {
  const t = useMessages('airdrop/own')
  const isMissed = judged?.explanation !== undefined
  const note = `${answerField(index)}-note`
  return (
    <fieldset id={questionId(index)} aria-describedby={isMissed ? note : undefined} className="quiz-question">
      <legend className="mb-3 w-full">
        <span className="flex justify-between gap-3 text-2xs text-ink-3">
          {t.question({ number: index + 1, count })}
          {judged !== undefined && !isMissed && (
            <span className="inline-flex items-center gap-1 font-strong text-ok-text">
              <Icon name="check" className="size-4" />
              {t.right()}
            </span>
          )}
        </span>
        <span className="mt-1 block font-display text-md font-head text-ink">{question.text}</span>
      </legend>
      <div className="grid gap-2">
        {question.choices.map((choice, number) => {
          const isSent = judged?.choice === number
          return (
            <label
              key={choice}
              className="quiz-choice"
              data-verdict={isSent ? (isMissed ? 'wrong' : 'right') : undefined}
            >
              <input
                type="radio"
                name={answerField(index)}
                value={number}
                defaultChecked={choice === chosen}
              />
              <span className="min-w-0 flex-1">{choice}</span>
              {isSent && isMissed && (
                <span className="quiz-verdict">
                  <Icon name="close" className="size-4" />
                  {t.wrong()}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {isMissed && (
        <div id={note} className="mt-3 border-s-3 bg-error-wash px-4 py-3 text-sm text-error-text">
          <p className="font-strong">{t.explanation()}</p>
          <p className="text-ink">{judged.explanation}</p>
        </div>
      )}
    </fieldset>
  )
}
