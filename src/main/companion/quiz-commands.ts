import { CompanionRefused, registeredClient, type CompanionDeps } from './companion-client.ts'
import { quizLine, quizLines, stateOf, winLine, type Asked } from './quiz-lines.ts'

export async function quizzes(deps: CompanionDeps): Promise<void> {
  const { client } = await registeredClient(deps)
  const { quizzes: listed } = await client.getAirdrop({})
  if (listed.length === 0) deps.print('There are no quizzes.')
  for (const one of listed) deps.print(quizLine(one, Date.now()))
}

export async function quiz(id: string, deps: CompanionDeps): Promise<void> {
  const { client } = await registeredClient(deps)
  for (const line of quizLines(await client.askQuiz({ quiz_id: id }), Date.now())) deps.print(line)
}

/** `hinode-grid 2 1 3`: the quiz, and the number of an answer for each question, as `quiz` shows them. */
export async function answer(input: string, deps: CompanionDeps): Promise<void> {
  const { client } = await registeredClient(deps)
  const [id = '', ...numbers] = input.split(/\s+/)
  const requested = await client.askQuiz({ quiz_id: id })
  if (requested.win !== null) {
    deps.print(`You have won this quiz before: ${winLine(requested.win)}`)
    return
  }
  if (requested.questions.length === 0) throw notTaken(requested)
  const answers = readAnswers(numbers, requested)
  const { outcome, misses, win } = await client.answerQuiz({ quiz_id: id, answers })
  if (outcome === 'not_open') throw notTaken(await client.askQuiz({ quiz_id: id }))
  if (outcome === 'pool_empty')
    throw new CompanionRefused('All right, but the tokens of this quiz are all given away. Nothing was paid.')
  if (win !== null) {
    deps.print(`All right! ${winLine(win)}`)
    return
  }
  deps.print(`${misses.length} of ${answers.length} wrong. Read why, and answer again as often as you like.`)
  for (const { question, explanation } of misses) {
    const { text = '', choices = [] } = requested.questions[question] ?? {}
    deps.print(`${question + 1}. ${text}`)
    deps.print(`   Not: ${choices[answers[question] ?? -1] ?? ''}`)
    deps.print(`   Why: ${explanation}`)
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
