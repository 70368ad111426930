const alphabet = 'abcdefghijklmnopqrstuvwxyz23456789'

export const dappIdPattern = '^d_[a-z2-9]{10}$'

export function isDappId(text: string): boolean {
  return /^d_[a-z2-9]{10}$/.test(text)
}

/** `d_` and ten characters that nobody takes for one another. */
export function makeDappId(randomBelow: (limit: number) => number): string {
  return `d_${Array.from({ length: 10 }, () => alphabet[randomBelow(alphabet.length)]).join('')}`
}
