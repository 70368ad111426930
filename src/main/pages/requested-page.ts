import type { FastifyRequest } from 'fastify'
import { appVersionOf } from '../../web/reader/app-version.ts'

/** What a request says of the page it wants. */
export interface RequestedPage {
  readonly language: FastifyRequest['language']
  readonly path: string
  readonly query: URLSearchParams
  readonly appVersion: number
  readonly host: string
  readonly userAgent: string
}

export function requestedPage({ url, language, headers }: FastifyRequest): RequestedPage {
  const [path = '/', search = ''] = url.split('?', 2)
  const query = new URLSearchParams(search)
  const userAgent = headers['user-agent'] ?? ''
  return {
    language,
    path,
    query,
    userAgent,
    host: headers.host ?? 'localhost',
    appVersion: appVersionOf({ userAgent, query }),
  }
}
