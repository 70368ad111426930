import { checkedMilliseconds, checkedOrigin } from './arguments.ts'
import { WalletError } from './wallet-error.ts'

export interface CallOptions {
  /** Of the wallet: `https://www.kawara.example`. */
  readonly origin: string
  /** In place of the global one. */
  readonly fetch?: typeof fetch
  /** Milliseconds that each answer may take; 10 seconds. */
  readonly timeout?: number
  /** How often a call without an answer is sent again; twice. It is the same call: its trace id makes that harmless. */
  readonly retries?: number
}

export type Fields = Readonly<Record<string, unknown>>

interface Call {
  readonly path: string
  /** With it the call is a POST. */
  readonly body?: Fields
  readonly authorization?: string
  readonly trace_id?: string
  readonly signal?: AbortSignal | undefined
}

export type Caller = (call: Call) => Promise<Fields>

const usualTimeout = 10_000
const usualRetries = 2
const firstPause = 300
const longestPause = 5_000
/** No answer of the wallet is as large. */
const mostCharacters = 1_000_000

/** Calls to one origin, each answered in time and by that origin itself, or failed with a `WalletError`. */
export function createCaller(options: CallOptions): Caller {
  const origin = checkedOrigin(options.origin)
  const timeout = checkedMilliseconds('timeout', options.timeout ?? usualTimeout)
  const ask = options.fetch ?? globalThis.fetch.bind(globalThis)
  const retries = options.retries ?? usualRetries
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

interface Asking {
  readonly origin: string
  readonly timeout: number
  readonly ask: typeof fetch
}

async function askOnce(call: Call, { origin, timeout, ask }: Asking): Promise<Fields> {
  const { path, body, authorization, trace_id, signal } = call
  const late = AbortSignal.timeout(timeout)
  const fail = (code: string, message: string, given: { retryable?: boolean; status?: number } = {}) =>
    new WalletError(code, message, { ...given, trace_id })
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
      signal: signal === undefined ? late : AbortSignal.any([late, signal]),
    })
    const { status } = answer
    if (answer.type === 'opaqueredirect' || (status >= 300 && status < 400))
      throw fail('redirected', 'The wallet answered with another address. Is the origin right?', { status })
    if (!URL.canParse(answer.url) || new URL(answer.url).origin !== origin)
      throw fail('wrong_origin', 'Somebody else answered than the wallet.', { status })
    const fields = await readJson(answer)
    if (answer.ok && fields !== undefined) return fields
    const retryable = status === 429 || status >= 500
    if (answer.ok || fields === undefined)
      throw fail('wrong_type', `The answer is no JSON (${status}).`, { status, retryable })
    const code = typeof fields['code'] === 'string' ? fields['code'] : 'wrong_shape'
    const title = typeof fields['title'] === 'string' ? fields['title'] : `Refused with ${status}.`
    throw fail(code, title, { status, retryable })
  } catch (error) {
    if (error instanceof WalletError) throw error
    if (signal?.aborted) throw new WalletError('aborted', 'The caller gave up.', { trace_id, cause: error })
    const code = late.aborted ? 'timeout' : 'network'
    const message = late.aborted ? `No answer in ${timeout} ms.` : 'The wallet could not be reached.'
    throw new WalletError(code, message, { retryable: true, trace_id, cause: error })
  }
}

/** Undefined when it is no object of JSON. */
async function readJson(answer: Response): Promise<Fields | undefined> {
  const type = answer.headers.get('content-type') ?? ''
  if (!/^application\/(?:problem\+)?json\b/i.test(type)) {
    await answer.body?.cancel()
    return undefined
  }
  const text = await readText(answer)
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function readText(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (part === undefined || part.done) return text
    text += part.value
    if (text.length > mostCharacters) {
      await reader?.cancel()
      throw new WalletError('too_large', 'The answer is larger than any of the wallet.')
    }
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Ends early when the caller gives up. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(new WalletError('aborted', 'The caller gave up.'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp, { once: true })
  })
}
