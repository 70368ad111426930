import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { problemCatalogue } from '../../../src/contract/problems/problem-catalogue.ts'
import type { Problem } from '../../../src/contract/problems/problem.ts'
import { languages } from '../../../src/domain/kernel/site/language.ts'
import { languageOrigin } from '../../../src/domain/kernel/site/site-host.ts'
import type { RawAnswer } from './answer-reader.ts'
import type { HostileRequest } from './hostile-request.ts'
import { plantedHeader, plantedScript } from './hostile-values.ts'
import type { Outcome } from './send-pipelined.ts'

const leak =
  /\bat \S+ \(?\S+:\d+:\d+|node_modules|file:\/\/|\bFST_|\bERR_[A-Z]|SyntaxError|TypeError|relation "|\bSQLSTATE\b/

export function faultsOf(request: HostileRequest, outcome: Outcome, siteOrigin: string): string[] {
  if (typeof outcome === 'string') return [outcome]
  const { status, headers } = outcome
  const body = textOf(outcome)
  return [
    ...(isServerFault(request, outcome) ? [`answered ${status}`] : []),
    ...(leak.test(body) ? [`says ${leak.exec(body)?.[0]}`] : []),
    ...(headers['content-type']?.startsWith('text/html') && body.includes(plantedScript)
      ? ['runs a script']
      : []),
    ...(plantedHeader in headers ? ['has a header from outside'] : []),
    ...(status >= 300 && status < 400 && status !== 304
      ? faultsOfRedirect(headers['location'], siteOrigin)
      : []),
    ...(status >= 400 && isOfApi(request) && request.method !== 'HEAD' ? faultsOfProblem(outcome, body) : []),
  ]
}

/**
 * Whether the server failed: a broken answer, or a 5xx. A 503 with `retry-after` is no fault, and `/error/500` shows the error
 * page on purpose.
 */
function isServerFault({ target }: HostileRequest, { status, headers }: RawAnswer): boolean {
  if (Number.isNaN(status)) return true
  if (status < 500 || target.startsWith(`/error/${status}`)) return false
  return status !== 503 || headers['retry-after'] === undefined
}

function isOfApi({ target }: HostileRequest): boolean {
  return target.startsWith('/api/')
}

/** A redirect must lead to a path of the same host or to one of our hosts; any other would send a reader to a foreign site. */
function faultsOfRedirect(location: string | undefined, siteOrigin: string): string[] {
  const ours = languages.map((language) => `${languageOrigin({ siteOrigin, language })}/`)
  const isOurs = /^\/(?![/\\])/.test(location ?? '') || ours.some((origin) => location?.startsWith(origin))
  return isOurs ? [] : [`leads to ${location}`]
}

function faultsOfProblem({ status, headers }: RawAnswer, body: string): string[] {
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8')
    return [`answered ${status} with ${headers['content-type']}`]
  const problem = JSON.parse(body) as Problem
  const known: Readonly<Record<string, { status: number }>> = problemCatalogue
  const isRight = known[problem.code]?.status === status && problem.status === status && problem.title !== ''
  return isRight ? [] : [`answered ${status} with the problem ${body}`]
}

function textOf({ headers, body }: RawAnswer): string {
  if (body.length === 0) return ''
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}
