import { CompanionRefused, registeredClient, type CompanionDeps } from './companion-client.ts'
import { quizLine, quizLines, stateOf, winLine, type QuizAnswer } from './quiz-lines.ts'

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

/** Input is `hinode-grid 2 1 3`: its id, and for each question the number of an answer as `quiz` prints it. */
export async function answer(input: string, deps: CompanionDeps): Promise<void> {
  const { client } = await registeredClient(deps)
  const [id = '', ...numbers] = input.split(/\s+/)
  const requested = await client.askQuiz({ quiz_id: id })
  if (requested.win !== null) {
    deps.print(`You have won this quiz already: ${winLine(requested.win)}`)
    return
  }
  if (requested.questions.length === 0) throw notTaken(requested)
  const answers = readAnswers(numbers, requested)
  const { outcome, misses, win } = await client.answerQuiz({ quiz_id: id, answers })
  if (outcome === 'not_open') throw notTaken(await client.askQuiz({ quiz_id: id }))
  if (outcome === 'pool_empty')
    throw new CompanionRefused('All answers are right, but the pool of this quiz is empty. Nothing was paid.')
  if (win !== null) {
    deps.print(`All answers are right. ${winLine(win)}`)
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

function notTaken({ quiz: current }: QuizAnswer): CompanionRefused {
  return new CompanionRefused(`${current.id} takes no answers now: ${stateOf(current, Date.now())}.`)
}

function readAnswers(numbers: readonly string[], { quiz: current, questions }: QuizAnswer): number[] {
  if (numbers.length !== questions.length) {
    const example = questions.map(() => '1').join(' ')
    throw new CompanionRefused(
      `Type one number for each of the ${questions.length} questions: \`answer ${current.id} ${example}\`.`,
    )
  }
  return questions.map(({ choices }, index) => {
    const number = numbers[index] ?? ''
    if (!/^[1-9]\d?$/.test(number) || Number(number) > choices.length)
      throw new CompanionRefused(`Question ${index + 1} has the answers 1 to ${choices.length}.`)
    return Number(number) - 1
  })
}
