import { useMessages } from '../../i18n/use-messages.ts'
import { questionId, type Judged } from './question.tsx'

interface QuizProgressProps {
  readonly count: number
  /** The questions that have an answer. */
  readonly answered: ReadonlySet<number>
  readonly judged: readonly Judged[] | undefined
}

/** One piece for each question: open, answered, right or wrong. Each leads to its question. */
export function QuizProgress({ count, answered, judged }: QuizProgressProps) {
  const t = useMessages('airdrop/own')
  const stateOf = (index: number) => {
    const verdict = judged?.[index]
    if (verdict !== undefined) return verdict.explanation === undefined ? 'right' : 'wrong'
    return answered.has(index) ? 'answered' : undefined
  }
  const words = { right: t.right(), wrong: t.wrong(), answered: t.answered() }
  return (
    <nav aria-label={t.progress()} className="quiz-progress">
      <ol>
        {Array.from({ length: count }, (_, index) => {
          const state = stateOf(index)
          const name = t.question({ number: index + 1, count })
          return (
            <li key={index}>
              <a
                href={`#${questionId(index)}`}
                data-state={state}
                aria-label={state === undefined ? name : `${name}: ${words[state]}`}
              />
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true">
        <b>{answered.size}</b> / {count}
      </p>
    </nav>
  )
}
