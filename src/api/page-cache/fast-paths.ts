import type { FastPath } from './page-fast-path.ts'

/** What is asked in front of the framework; who has it remembered is nobody's business there. */
export type ReadyAnswers = Pick<FastPath, 'answer' | 'answered'>

/** Several as one: the first that has the answer gives it. */
export function inTurn(paths: readonly ReadyAnswers[]): ReadyAnswers {
  return {
    answer(request, response) {
      for (const path of paths) if (path.answer(request, response)) return true
      return false
    },
    answered() {
      const all = Map.groupBy(
        paths.flatMap((path) => path.answered()),
        ({ method, status }) => `${method} ${status}`,
      )
      return [...all.values()].flatMap(([first, ...rest]) =>
        first === undefined
          ? []
          : [{ ...first, count: rest.reduce((sum, { count }) => sum + count, first.count) }],
      )
    },
  }
}
