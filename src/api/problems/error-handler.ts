import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import type { FailureReport } from '../outbound/failure-report.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { makeProblem, sendProblem } from './problem-reply.ts'

const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
}

const retryAfterSeconds = 5

/** Maps every error to a problem and its status. Only internal errors are logged and reported. */
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
    // An outage is logged once by the database watcher and not again for every request.
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

function hasHungUp({ code }: FastifyError, { raw }: FastifyReply): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed
}

function codeOfStatus(status: number | undefined): ProblemCode {
  // The file server returns 403 for directories and for paths outside of its folder; clients see a 404.
  if (status === 404 || status === 403) return 'not_found'
  if (status === 429) return 'too_many_requests'
  return status !== undefined && status >= 400 && status < 500 ? 'bad_request' : 'internal'
}
