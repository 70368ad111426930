import type { Transport } from './client.ts'
import { appAuthorization, type AppKey } from './app-key.ts'
import { fillPath, readProblem, stated, writeQuery } from './fetch-transport.ts'
import { HttpFailure } from '../problems/problem.ts'

export interface AppIdentity {
  readonly key: AppKey
  /** Undefined until it is registered. */
  readonly deviceId: string | undefined
}

interface AppTransport {
  /** Before every path; empty in a page of the site. */
  readonly origin: string
  readonly identity: () => AppIdentity
  readonly fetch: typeof fetch
  readonly now: () => number
}

/** Carries calls of an app: each is signed with its key. A signature is good for a minute; clocks go wrong by more, and are set right once. */
export function appTransport({ origin, identity, fetch, now }: AppTransport): Transport {
  /** How far the clock of the server is ahead of this one. */
  let ahead = 0
  return async ({ operation: { method, path: template }, input }) => {
    const { path: filled, rest } = fillPath(template, input)
    const path = method === 'POST' ? filled : filled + writeQuery(rest)
    const body = method === 'POST' ? JSON.stringify(Object.fromEntries(stated(rest))) : undefined
    const ask = async () =>
      fetch(origin + path, {
        method,
        credentials: 'omit',
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

/** The header `Date` has whole seconds, and an answer takes its time. */
const clockMilliseconds = 20_000
