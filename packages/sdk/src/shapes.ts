import { WalletError } from './wallet-error.ts'

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type RequestState = 'waiting' | 'paid' | 'declined' | 'expired'
const states: readonly unknown[] = ['waiting', 'paid', 'declined', 'expired'] satisfies RequestState[]

export function wrongShape(what: string): WalletError {
  return new WalletError('wrong_shape', `The answer of the wallet has an unexpected shape: ${what}.`)
}

export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw wrongShape(name)
  return value
}

export function textOrNull(fields: Fields, name: string): string | null {
  return fields[name] === null ? null : textOf(fields, name)
}

export function stateOf({ state }: Fields): RequestState {
  if (!states.includes(state)) throw wrongShape('state')
  return state as RequestState
}

export function sameText(fields: Fields, name: string, sent: string): string {
  if (textOf(fields, name) !== sent) throw wrongShape(name)
  return sent
}

export function wholeOf(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongShape(name)
  return value
}

export function flagOf(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value !== 'boolean') throw wrongShape(name)
  return value
}

export function listOf(fields: Fields, name: string): readonly Fields[] {
  const { [name]: list } = fields
  if (!Array.isArray(list)) throw wrongShape(name)
  const items: readonly unknown[] = list
  return items.map((item) => {
    if (!isFields(item)) throw wrongShape(name)
    return item
  })
}
