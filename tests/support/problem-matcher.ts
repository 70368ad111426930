import { expect } from 'vitest'
import { problemCatalogue, type ProblemCode } from '../../src/contract/problems/problem-catalogue.ts'
import type { Problem } from '../../src/contract/problems/problem.ts'
import type { Language } from '../../src/domain/kernel/site/language.ts'
import { fillRuleNumbers } from '../../src/words/rule-numbers.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Expects a problem (RFC 9457) with this code and its title in this language, and without details that reveal anything about
     * the server.
     */
    toBeProblem: (code: ProblemCode, language?: Language) => R
  }
}

type Titles = Readonly<Record<ProblemCode, string>>

/** The titles of problems, by the path of their dictionary; another test reports a language without one. */
const titles = import.meta.glob<Titles>('../../src/words/*/server/problems.ts', {
  eager: true,
  import: 'default',
})

type Answer =
  | {
      readonly statusCode: number
      readonly headers: Readonly<Record<string, unknown>>
      readonly body: string
    }
  | { readonly status: number; readonly type: string | undefined; readonly body: string }

const leak =
  /node_modules|\.ts\b|\.js\b|\bat \w+ \(|\/work\/|\/srv\/|\/tmp\/|select |insert |relation |FST_|SyntaxError/i

export function problemIn({ body }: { readonly body: string }): Problem {
  return JSON.parse(body) as Problem
}

expect.extend({
  toBeProblem(answer: Answer, code: ProblemCode, language: Language = 'ja') {
    const { status } = problemCatalogue[code]
    const isJson = /^\s*\{/.test(answer.body)
    const problem = isJson ? problemIn(answer) : { body: answer.body }
    const actual = {
      status: 'status' in answer ? answer.status : answer.statusCode,
      type: 'status' in answer ? answer.type : answer.headers['content-type'],
      problem,
      leak: leak.exec(answer.body)?.[0],
    }
    const expected = {
      status,
      type: 'application/problem+json; charset=utf-8',
      problem: {
        // The details of a problem, which only some have, are accepted as they are; other tests check them.
        ...('detail' in problem && { detail: problem.detail, errors: problem.errors }),
        type: `/api/docs#${code}`,
        title: fillRuleNumbers(
          titles[`../../src/words/${language}/server/problems.ts`]?.[code] ?? code,
          language,
        ),
        status,
        code,
      },
      leak: undefined,
    }
    return {
      pass: this.equals(actual, expected),
      message: () => `expected the answer ${this.isNot ? 'not ' : ''}to be the problem ${code}`,
      actual,
      expected,
    }
  },
})
