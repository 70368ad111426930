import { checkedMilliseconds, checkedOrigin } from './arguments.ts'
import { pause } from './pause.ts'
import { readJson } from './read-json.ts'
import type { Fields } from './shapes.ts'
import { WalletError } from './wallet-error.ts'

export interface CallOptions {
  readonly origin: string
  readonly fetch?: typeof fetch
  /** Milliseconds after which an unanswered attempt fails; 10 seconds by default. */
  readonly timeout?: number
  /** How often a call without an answer is sent again; 2 by default. Its trace id makes the repetition harmless. */
  readonly retries?: number
}

interface Call {
  readonly path: string
  readonly body?: Fields
  readonly authorization?: string
  readonly trace_id?: string
  readonly signal?: AbortSignal | undefined
}

export type Caller = (call: Call) => Promise<Fields>

const defaultTimeout = 10_000
const defaultRetries = 2
const firstPause = 300
const longestPause = 5_000

export function createCaller(options: CallOptions): Caller {
  const origin = checkedOrigin(options.origin)
  const timeout = checkedMilliseconds('timeout', options.timeout ?? defaultTimeout)
  const ask = options.fetch ?? globalThis.fetch.bind(globalThis)
  const retries = options.retries ?? defaultRetries
  return async (call) => {
    for (let tried = 0; ; tried++) {
      try {
        return await askOnce(call, { origin, timeout, ask })
      } catch (error) {
        if (!(error instanceof WalletError) || !error.retryable || tried >= retries) throw error
        await pause(Math.min(firstPause * 3 ** tried, longestPause), call.signal)
      }
    }
  }
}

interface AttemptOptions {
  readonly origin: string
  readonly timeout: number
  readonly ask: typeof fetch
}

async function askOnce(call: Call, { origin, timeout, ask }: AttemptOptions): Promise<Fields> {
  const { path, body, authorization, trace_id, signal } = call
  const expired = AbortSignal.timeout(timeout)
  const fail = (code: string, message: string, input: { retryable?: boolean; status?: number } = {}) =>
    new WalletError(code, message, { ...input, trace_id })
  try {
    const answer = await ask(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(authorization !== undefined && { authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      signal: signal === undefined ? expired : AbortSignal.any([expired, signal]),
    })
    const { status } = answer
    if (answer.type === 'opaqueredirect' || (status >= 300 && status < 400))
      throw fail('redirected', 'The wallet redirected to another address. Check the origin.', { status })
    if (!URL.canParse(answer.url) || new URL(answer.url).origin !== origin)
      throw fail('wrong_origin', 'The answer came from another origin than the wallet.', { status })
    const fields = await readJson(answer)
    if (answer.ok && fields !== undefined) return fields
    const retryable = status === 429 || status >= 500
    if (answer.ok || fields === undefined)
      throw fail('wrong_type', `The answer is not JSON (status ${status}).`, { status, retryable })
    const code = typeof fields['code'] === 'string' ? fields['code'] : 'wrong_shape'
    const title = typeof fields['title'] === 'string' ? fields['title'] : `Refused with ${status}.`
    throw fail(code, title, { status, retryable })
  } catch (error) {
    if (error instanceof WalletError) throw error
    if (signal?.aborted) throw new WalletError('aborted', 'The caller aborted.', { trace_id, cause: error })
    const code = expired.aborted ? 'timeout' : 'network'
    const message = expired.aborted ? `No answer in ${timeout} ms.` : 'The wallet could not be reached.'
    throw new WalletError(code, message, { retryable: true, trace_id, cause: error })
  }
}
