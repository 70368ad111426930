import type { FastifyRequest } from 'fastify'

/** Whether a request came from a page of this site, as far as the browser reports it. Old browsers report nothing and pass. */
export function isOfThisSite({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin'
  const { origin, host } = headers
  return origin === undefined || URL.parse(origin)?.host === host
}
