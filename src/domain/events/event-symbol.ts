export const maxSymbolLength = 60
/** Separate the symbols of a list, also as Japanese and Chinese keyboards write them. */
const separators = /[,，、]/

/**
 * Normalises a symbol: `$btc`, and `BTC)` left over from a list in brackets, are BTC. Undefined if the text is not a
 * symbol.
 */
export function readEventSymbol(text: string): string | undefined {
  const bare = text.trim().replace(/^\$(?=[\p{L}\p{N}])/u, '')
  const symbol = (bare.includes('(') ? bare : bare.replace(/\)+$/, '')).toUpperCase()
  const isOne = !/\s/.test(symbol) && !separators.test(symbol)
  return symbol.length > 0 && symbol.length <= maxSymbolLength && isOne ? symbol : undefined
}

/** A calendar, a feed or a search is about at most this many tokens. */
export const maxSymbols = 20
/** Room for that many symbols of the maximum length and the commas between them. */
export const maxSymbolsLength = maxSymbols * (maxSymbolLength + 1)

/** The parts of a list of symbols or names: `btc, Bitcoin Cash` are `btc` and `Bitcoin Cash`. */
export function splitSymbols(text: string): string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The one spelling of several symbols: each once, in alphabetical order. `ETH`, `BTC`, `ETH` are BTC and ETH. */
export function settleSymbols(symbols: readonly string[]): string[] {
  return [...new Set(symbols)].sort()
}
