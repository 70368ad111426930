import { wrongArgument } from './wallet-error.ts'

const amountPattern = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,30})?$/
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Numbers are refused: 0.1 + 0.2 is not 0.3, and amounts can exceed what a number holds exactly. */
export function checkedAmount(amount: unknown): string {
  if (typeof amount !== 'string')
    throw wrongArgument('An amount is a decimal string such as "12.5", not a number.')
  if (!amountPattern.test(amount) || !/[1-9]/.test(amount))
    throw wrongArgument('An amount is a plain decimal above 0, such as "12.5".')
  return amount
}

/** Whether two decimal strings are the same amount, as `12.50` and `12.5` are. */
export function isSameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}

export function checkedTrace(traceId: unknown): string {
  if (traceId === undefined) return crypto.randomUUID()
  if (typeof traceId !== 'string' || !uuidPattern.test(traceId)) throw wrongArgument('A trace id is a UUID.')
  return traceId.toLowerCase()
}

export function checkedText(name: string, text: unknown): string {
  if (typeof text !== 'string' || text === '') throw wrongArgument(`${name} is a text.`)
  return text
}

export function checkedOptionalText(name: string, text: unknown): string | undefined {
  return text === undefined ? undefined : checkedText(name, text)
}

/** Requires https, except for a wallet on this machine. */
export function checkedOrigin(origin: unknown): string {
  const url = typeof origin === 'string' && URL.canParse(origin) ? new URL(origin) : undefined
  const isLocal = url !== undefined && /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url === undefined || url.href !== `${url.origin}/` || !(url.protocol === 'https:' || isLocal))
    throw wrongArgument('origin is the origin of the wallet, such as "https://www.kawara.example".')
  return url.origin
}

export function checkedMilliseconds(name: string, value: unknown): number {
  if (typeof value !== 'number' || !(value > 0))
    throw wrongArgument(`${name} is a number of milliseconds above 0.`)
  // Timers of JavaScript accept no longer delay than 2³¹ − 1 milliseconds.
  return Math.min(value, 2_147_483_647)
}
