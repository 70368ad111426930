import type { HttpFailure } from '../../contract/problems/problem.ts'

/**
 * Whether an API call has failed. Compares names, not classes: the server's code is bundled separately and throws its own copy of
 * the class.
 */
export function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && error.name === 'HttpFailure'
}
