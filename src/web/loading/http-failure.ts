import type { HttpFailure } from '../../contract/problems/problem.ts'

/** By name: the server's own code stands outside the build, so what it throws is of another class of that name. */
export function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && error.name === 'HttpFailure'
}
