import type { Transport } from './client.ts'
import { HttpFailure, type Problem } from '../problems/problem.ts'
import { makeNonce, signatureHeader, signedText, writeSignature } from './signature.ts'

interface FetchTransport {
  readonly key: string
  readonly fetch: typeof fetch
  readonly now: () => number
  /** Told of every answer outside 200–299, with its body. */
  readonly onFailure: (failure: HttpFailure, body: string) => void
}

/** Carries a call to the server of this page: JSON, signed, with the cookies of the same origin. */
export function fetchTransport({ key, fetch, now, onFailure }: FetchTransport): Transport {
  return async ({ operation, input }) => {
    const { path, rest } = fillPath(operation.path, input)
    const inQuery = operation.method !== 'POST'
    const response = await fetch(inQuery ? path + writeQuery(rest) : path, {
      method: operation.method,
      credentials: 'same-origin',
      headers: {
        ...(inQuery ? {} : { 'content-type': 'application/json' }),
        ...(await signatureOf({ key, path, now })),
      },
      ...(inQuery ? {} : { body: JSON.stringify(rest) }),
    })
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

function fillPath(template: string, input: Readonly<Record<string, unknown>>) {
  const rest = { ...input }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

/** true and false travel as 1 and 0; what is null or undefined is left out. */
export function writeQuery(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    query.set(name, typeof value === 'boolean' ? String(Number(value)) : `${value as string | number}`)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Web Crypto exists only on https and localhost; elsewhere a read goes unsigned and a write is refused clearly. */
async function signatureOf({ key, path, now }: { key: string; path: string; now: () => number }) {
  if (globalThis.crypto?.subtle === undefined) return {}
  const nonce = makeNonce((length) => crypto.getRandomValues(new Uint8Array(length)))
  const timestamp = Math.floor(now() / 1000)
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

function readProblem(body: string): { problem?: Problem } {
  try {
    const parsed: unknown = JSON.parse(body)
    // The server's own problem+json; a proxy's page fails the parse or has no code.
    if (typeof parsed === 'object' && parsed !== null && 'code' in parsed)
      return { problem: parsed as Problem }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return {}
}
