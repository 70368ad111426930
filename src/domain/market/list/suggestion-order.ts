import { foldLine } from '../../kernel/text/folding.ts'

interface Named {
  readonly symbol: string
  readonly names: readonly string[]
}

/**
 * Whose symbol was typed comes first, then those whose name or symbol begins so, then the others; each in the order in
 * which they came. `one` gives Harmony (ONE), OneLedger, Monero.
 */
export function likeliestFirst<Coin extends Named>(coins: readonly Coin[], q: string): Coin[] {
  const typed = foldLine(q)
  const farness = ({ symbol, names }: Coin): number => {
    if (foldLine(symbol) === typed) return 0
    return [symbol, ...names].some((name) => foldLine(name).startsWith(typed)) ? 1 : 2
  }
  return coins.toSorted((a, b) => farness(a) - farness(b))
}
