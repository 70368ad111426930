import { HttpFailure } from '../problems/problem.ts'
import { appAuthorization, type AppKey } from './app-key.ts'
import type { Transport } from './client.ts'
import { fillPath, readProblem, stated, writeQuery } from './fetch-transport.ts'

export interface AppIdentity {
  readonly key: AppKey
  /** The id that the server gave the device; undefined until the device is registered. */
  readonly deviceId: string | undefined
}

interface AppTransport {
  /** Prefix of every path, such as `https://example.com`; empty in a page of the site. */
  readonly origin: string
  readonly identity: () => AppIdentity
  readonly fetch: typeof fetch
  readonly now: () => number
}

/**
 * Sends calls of the companion app and signs each with its key. A signature is valid for one minute, and clocks of devices are
 * often further off: after a 401 the transport corrects its clock by the header `Date` and tries once more.
 */
export function appTransport({ origin, identity, fetch, now }: AppTransport): Transport {
  /** Milliseconds by which the server's clock is ahead of the local one. */
  let ahead = 0
  return async ({ name, operation: { method, path: template }, input }) => {
    const { path: filled, rest } = fillPath(template, input)
    const path = method === 'POST' ? filled : filled + writeQuery(rest)
    const body = method === 'POST' ? JSON.stringify(Object.fromEntries(stated(rest))) : undefined
    const ask = async () =>
      fetch(origin + path, {
        method,
        credentials: cookieCalls.has(name) ? 'same-origin' : 'omit',
        headers: {
          authorization: await appAuthorization(
            { method, path, body },
            { ...identity(), now: now() + ahead },
          ),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      })
    let response = await ask()
    const served = Date.parse(response.headers.get('date') ?? '') - now()
    if (response.status === 401 && Math.abs(served - ahead) > clockMilliseconds) {
      ahead = served
      response = await ask()
    }
    if (response.ok) return response.json()
    const { status, statusText } = response
    throw new HttpFailure({ status, statusText, ...readProblem(await response.text()) })
  }
}

/** Calls that log in the browser they come from, so its cookie belongs to them. All others are made by a key and nothing else. */
const cookieCalls: ReadonlySet<string> = new Set(['logInWithKey'])

/** Clock differences below this are not corrected: the header `Date` has whole seconds, and the response takes time. */
const clockMilliseconds = 20_000
