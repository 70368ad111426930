import { makeShortId } from '../kernel/text/short-id.ts'

export const dappIdPattern = '^d_[a-z2-9]{10}$'

export function isDappId(text: string): boolean {
  return new RegExp(dappIdPattern).test(text)
}

export function makeDappId(randomBytes: (length: number) => Uint8Array): string {
  return makeShortId({ prefix: 'd_', length: 10 }, randomBytes)
}
