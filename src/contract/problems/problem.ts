import type { ProblemCode } from './problem-catalogue.ts'

export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** The body of every failed call: RFC 9457, extended by `code` and, for invalid input, by `errors` per field. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly code: string
  readonly errors?: readonly FieldError[]
}

/** An operation throws a refusal to reply with a problem; the HTTP layer writes the response. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProblemCode,
    {
      errors,
      cause,
      retryAfterSeconds,
    }: { errors?: readonly FieldError[]; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(code, cause === undefined ? undefined : { cause })
    this.name = 'Refusal'
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The client throws this for every response outside 200–299, whichever transport it uses. */
export class HttpFailure extends Error {
  readonly status: number
  readonly statusText: string
  readonly problem: Problem | undefined

  constructor({ status, statusText, problem }: { status: number; statusText: string; problem?: Problem }) {
    super(`${status} ${statusText}`)
    this.name = 'HttpFailure'
    this.status = status
    this.statusText = statusText
    this.problem = problem
  }
}
