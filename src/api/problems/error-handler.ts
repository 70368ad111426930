import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { makeProblem, sendProblem } from './problem-reply.ts'
import { fieldErrorsOf } from './field-errors.ts'

/** What the framework itself refuses, by its error code. */
const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
}

/** Long enough for a restart of the database to get on, short enough for a reader to wait for. */
const retryAfterSeconds = 5

/** One place maps a failure to its status. Only our own faults are errors in the log and in the report. */
export function errorHandler(report: FailureReport) {
  return (
    error: FastifyError | Refusal | DatabaseUnavailable,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { language } = request
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
      return sendProblem(reply, makeProblem({ code: error.code, language, errors: error.errors }))
    }
    // An outage is told of once, by whoever watches the database, and not with every request.
    if (error instanceof DatabaseUnavailable) {
      reply.header('retry-after', retryAfterSeconds)
      return sendProblem(reply, makeProblem({ code: 'database_away', language }))
    }
    if (error.validation !== undefined) {
      const isObject = error.validation.every(
        ({ instancePath, keyword }) => instancePath !== '' || keyword !== 'type',
      )
      if (!isObject) return sendProblem(reply, makeProblem({ code: 'malformed_body', language }))
      const errors = fieldErrorsOf(error.validation, language)
      return sendProblem(reply, makeProblem({ code: 'invalid_input', language, errors }))
    }
    const code = frameworkCodes[error.code] ?? codeOfStatus(error.statusCode)
    if (code === 'internal' && !hasHungUp(error, reply)) {
      report.error(error, { requestId: request.id, method: request.method, route: request.routeOptions.url })
    }
    return sendProblem(reply, makeProblem({ code, language }))
  }
}

/** Whoever leaves while the answer is being sent ends the sending of it, which is no fault of ours. */
function hasHungUp({ code }: FastifyError, { raw }: FastifyReply): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed
}

function codeOfStatus(status: number | undefined): ProblemCode {
  // The file server says 403 to a directory and to a path that leaves its own: neither is to be found.
  if (status === 404 || status === 403) return 'not_found'
  if (status === 429) return 'too_many_requests'
  return status !== undefined && status >= 400 && status < 500 ? 'bad_request' : 'internal'
}
