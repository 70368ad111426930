import { CompanionRefused, registeredClient, type CompanionNeeds } from './companion-client.ts'
import { quizLine, quizLines, stateOf, winLine, type Asked } from './quiz-lines.ts'

export async function quizzes(needs: CompanionNeeds): Promise<void> {
  const { client } = await registeredClient(needs)
  const { quizzes: listed } = await client.getAirdrop({})
  if (listed.length === 0) needs.print('There are no quizzes.')
  for (const one of listed) needs.print(quizLine(one, Date.now()))
}

export async function quiz(id: string, needs: CompanionNeeds): Promise<void> {
  const { client } = await registeredClient(needs)
  for (const line of quizLines(await client.askQuiz({ quiz_id: id }), Date.now())) needs.print(line)
}

/** `hinode-grid 2 1 3`: the quiz, and the number of an answer for each question, as `quiz` shows them. */
export async function answer(given: string, needs: CompanionNeeds): Promise<void> {
  const { client } = await registeredClient(needs)
  const [id = '', ...numbers] = given.split(/\s+/)
  const asked = await client.askQuiz({ quiz_id: id })
  if (asked.win !== null) {
    needs.print(`You have won this quiz before: ${winLine(asked.win)}`)
    return
  }
  if (asked.questions.length === 0) throw notTaken(asked)
  const answers = readAnswers(numbers, asked)
  const { outcome, misses, win } = await client.answerQuiz({ quiz_id: id, answers })
  if (outcome === 'not_open') throw notTaken(await client.askQuiz({ quiz_id: id }))
  if (outcome === 'pool_empty')
    throw new CompanionRefused('All right, but the tokens of this quiz are all given away. Nothing was paid.')
  if (win !== null) {
    needs.print(`All right! ${winLine(win)}`)
    return
  }
  needs.print(`${misses.length} of ${answers.length} wrong. Read why, and answer again as often as you like.`)
  for (const { question, explanation } of misses) {
    const { text = '', choices = [] } = asked.questions[question] ?? {}
    needs.print(`${question + 1}. ${text}`)
    needs.print(`   Not: ${choices[answers[question] ?? -1] ?? ''}`)
    needs.print(`   Why: ${explanation}`)
  }
}

function notTaken({ quiz: told }: Asked): CompanionRefused {
  return new CompanionRefused(`${told.id} takes no answers now: ${stateOf(told, Date.now())}.`)
}

function readAnswers(numbers: readonly string[], { quiz: told, questions }: Asked): number[] {
  if (numbers.length !== questions.length) {
    const example = questions.map(() => '1').join(' ')
    throw new CompanionRefused(
      `Give one number for each of the ${questions.length} questions: \`answer ${told.id} ${example}\`.`,
    )
  }
  return questions.map(({ choices }, index) => {
    const number = numbers[index] ?? ''
    if (!/^[1-9]\d?$/.test(number) || Number(number) > choices.length)
      throw new CompanionRefused(`Question ${index + 1} has the answers 1 to ${choices.length}.`)
    return Number(number) - 1
  })
}
