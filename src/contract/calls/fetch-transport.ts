import { minute } from '../../domain/kernel/time/durations.ts'
import { isReadQuery } from '../operations/operation.ts'
import { HttpFailure, type Problem } from '../problems/problem.ts'
import type { Transport } from './client.ts'
import { makeNonce, signatureHeader, signedText, writeSignature } from './signature.ts'

interface FetchTransport {
  readonly key: string
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly onFailure: (failure: HttpFailure, body: string) => void
}

/**
 * Sends a call to the server of this page: JSON, signed, with same-origin cookies. A signature is valid for a few minutes
 * and a visitor's clock may be wrong, so after a 401 the call is signed with the server's time and sent once more.
 */
export function fetchTransport({ key, fetch, now, onFailure }: FetchTransport): Transport {
  /** Milliseconds by which the server's clock is ahead of the local one. */
  let ahead = 0
  return async ({ operation, input }) => {
    const { authorization, ...fields } = isReadQuery(input) ? Object.fromEntries(input.write()) : input
    const { path, rest } = fillPath(operation.path, fields)
    const inQuery = operation.method !== 'POST'
    const ask = async () =>
      fetch(inQuery ? path + writeQuery(rest) : path, {
        method: operation.method,
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          ...(await signatureOf({ key, path, at: now() + ahead })),
          ...(typeof authorization === 'string' && { authorization }),
        },
        ...(inQuery ? {} : { body: JSON.stringify(Object.fromEntries(stated(rest))) }),
      })
    let response = await ask()
    const served = Date.parse(response.headers.get('date') ?? '') - now()
    if (response.status === 401 && Math.abs(served - ahead) > minute) {
      ahead = served
      response = await ask()
    }
    if (response.ok) return response.json()
    const body = await response.text()
    const failure = new HttpFailure({
      status: response.status,
      statusText: response.statusText,
      ...readProblem(body),
    })
    onFailure(failure, body)
    throw failure
  }
}

export function fillPath(template: string, input: Readonly<Record<string, unknown>>) {
  const rest = { ...input }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

export function stated(values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
}

/** Writes a query string; booleans become 1 and 0. */
export function writeQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of stated(values)) {
    query.set(name, typeof value === 'boolean' ? String(Number(value)) : `${value as string | number}`)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * The header that signs a call. It is empty where Web Crypto is missing (anything but https and localhost): the server then
 * accepts reads and refuses writes.
 */
export async function signatureOf({ key, path, at }: { key: string; path: string; at: number }) {
  if (globalThis.crypto?.subtle === undefined) return {}
  const nonce = makeNonce((length) => crypto.getRandomValues(new Uint8Array(length)))
  const timestamp = Math.floor(at / 1000)
  const encoder = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), hmac, false, ['sign'])
  const signed = await crypto.subtle.sign(
    'HMAC',
    imported,
    encoder.encode(signedText({ nonce, path, timestamp })),
  )
  const hex = Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { [signatureHeader]: writeSignature({ nonce, timestamp, hex }) }
}

export function readProblem(body: string): { problem?: Problem } {
  try {
    const parsed: unknown = JSON.parse(body)
    // A body with a code is problem+json of our server; an error page of a proxy is not JSON or has no code.
    if (typeof parsed === 'object' && parsed !== null && 'code' in parsed)
      return { problem: parsed as Problem }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return {}
}
