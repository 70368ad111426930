/* oxlint-disable no-underscore-dangle -- Node’s own name for it */
import type { ServerResponse } from 'node:http'

/** Where Node has the first lines of an answer as text, once it has made them. */
interface WithHead {
  _header?: unknown
}

/** By the headers they were made of; they go when the page does. */
const known = new WeakMap<readonly string[], { second: number; text: string }>()

/**
 * `writeHead` for headers that are sent again and again. Checking and joining them is a sixth of the work of a short
 * answer, and gives the same each time but for the date: what Node made of them goes out again while that second lasts
 * (decision 023).
 */
export function writeKnownHead(response: ServerResponse, status: number, headers: readonly string[]): void {
  // To any other the head says that the connection closes.
  const isDefault = response.shouldKeepAlive && response.req.httpVersionMinor === 1
  const inside = response as WithHead
  const second = Math.floor(Date.now() / 1_000)
  const head = isDefault ? known.get(headers) : undefined
  if (head?.second === second) {
    response.statusCode = status
    inside._header = head.text
    return
  }
  response.writeHead(status, headers as string[])
  if (isDefault && typeof inside._header === 'string') known.set(headers, { second, text: inside._header })
}
