/* oxlint-disable no-underscore-dangle -- Node’s own name for it */
import type { ServerResponse } from 'node:http'

/** Node's internal field for the serialized status line and headers. */
interface WithHead {
  _header?: unknown
}

/**
 * The serialized headers of a page, by the array of headers that the page holds. The map is weak, so the text is freed with the
 * page.
 */
const known = new WeakMap<readonly string[], { second: number; text: string }>()

/**
 * Like `writeHead`, for headers that are sent repeatedly. Checking and joining headers is a sixth of the work of a short
 * response, and only the date in them changes once a second, so the serialized text is reused within the same second (decision
 * 023).
 */
export function writeKnownHead(response: ServerResponse, status: number, headers: readonly string[]): void {
  // The text is reused only for HTTP/1.1 connections that stay open: any other response needs the header `connection: close`.
  const keepsConnection = response.shouldKeepAlive && response.req.httpVersionMinor === 1
  const inside = response as WithHead
  const second = Math.floor(Date.now() / 1_000)
  const head = keepsConnection ? known.get(headers) : undefined
  if (head?.second === second) {
    response.statusCode = status
    inside._header = head.text
    return
  }
  response.writeHead(status, headers as string[])
  if (keepsConnection && typeof inside._header === 'string')
    known.set(headers, { second, text: inside._header })
}
