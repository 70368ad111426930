import { expect } from 'vitest'
import type { Problem } from '../../src/contract/problem.ts'
import { problemCatalogue, type ProblemCode } from '../../src/contract/problem-catalogue.ts'
import type { Language } from '../../src/domain/kernel/language.ts'

interface Answer {
  readonly status: number
  readonly type: string | undefined
  readonly body: string
}

/** What inject gives, in the few words a test needs. */
export function answerOf(response: {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}): Answer {
  const { statusCode: status, headers, body } = response
  return { status, type: headers['content-type']?.toString(), body }
}

/** A file name, a stack or a statement in an answer tells a stranger how the server is made. */
const leaks =
  /node_modules|\.ts\b|\.js\b|\bat \w+ \(|\/work\/|\/srv\/|\/tmp\/|select |insert |relation |FST_|SyntaxError/i

/** An answer that a reader and a program both understand, and that says nothing about the inside. */
export function expectProblem(answer: Answer, code: ProblemCode, language: Language = 'ja'): Problem {
  expect(answer).toMatchObject({
    status: problemCatalogue[code].status,
    type: 'application/problem+json; charset=utf-8',
  })
  expect(answer.body).not.toMatch(leaks)
  const problem = JSON.parse(answer.body) as Problem
  expect(problem).toMatchObject({
    type: `/api/docs#${code}`,
    title: problemCatalogue[code].title[language],
    status: problemCatalogue[code].status,
    code,
  })
  return problem
}
