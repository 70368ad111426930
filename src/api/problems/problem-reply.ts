import type { FastifyReply } from 'fastify'
import { problemCatalogue, type ProblemCode } from '../../contract/problems/problem-catalogue.ts'
import type { FieldError, Problem } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { cachePolicies } from '../cache/cache-policies.ts'

export function makeProblem({
  code,
  language,
  errors,
}: {
  code: ProblemCode
  language: Language
  errors?: readonly FieldError[] | undefined
}): Problem {
  const { status, title } = problemCatalogue[code]
  const said = title[language]
  return {
    type: `/api/docs#${code}`,
    title: said,
    status,
    code,
    ...(errors === undefined || errors.length === 0
      ? {}
      : { detail: errors.map((error) => error.message).join(' '), errors }),
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  // "Not modified" is for answers that would have been a success (RFC 9110); the etag plugin does not look.
  delete reply.request.headers['if-none-match']
  return reply
    .code(problem.status)
    .header('cache-control', cachePolicies.never)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
