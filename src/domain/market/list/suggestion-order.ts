import { foldLine } from '../../kernel/text/folding.ts'

interface Named {
  readonly symbol: string
  readonly names: readonly string[]
}

/**
 * Sorts suggestions: coins whose symbol equals the query come first, then those whose name or symbol starts with it, then the
 * others. Within these three groups coins keep their order. `one` finds Harmony (ONE), OneLedger, Monero.
 */
export function likeliestFirst<Coin extends Named>(coins: readonly Coin[], q: string): Coin[] {
  const typed = foldLine(q)
  const distance = ({ symbol, names }: Coin): number => {
    if (foldLine(symbol) === typed) return 0
    return [symbol, ...names].some((name) => foldLine(name).startsWith(typed)) ? 1 : 2
  }
  return coins.toSorted((a, b) => distance(a) - distance(b))
}
