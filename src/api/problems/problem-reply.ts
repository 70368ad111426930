import type { FastifyReply } from 'fastify'
import { problemCatalogue, type ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import type { FieldError, Problem } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { docsPath } from '../../words/addresses/endpoints.ts'
import { cachePolicies } from '../cache/cache-policies.ts'
import { wordsFor } from '../words/words-for.ts'

export function makeProblem({
  code,
  language,
  errors,
}: {
  code: ProblemCode
  language: Language
  errors?: readonly FieldError[] | undefined
}): Problem {
  return {
    type: `${docsPath}#${code}`,
    title: wordsFor(language, 'problems')[code](),
    status: problemCatalogue[code].status,
    code,
    ...(errors === undefined || errors.length === 0
      ? {}
      : { detail: errors.map((error) => error.message).join(' '), errors }),
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  // The etag plugin would turn an error into a 304, which RFC 9110 allows only in place of a success.
  delete reply.request.headers['if-none-match']
  return reply
    .code(problem.status)
    .header('cache-control', cachePolicies.never)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
