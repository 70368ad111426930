const maxLength = 60

/**
 * Normalises a symbol: `$btc`, and `BTC)` left over from a list in brackets, are BTC. Undefined if the text is not a
 * symbol.
 */
export function readEventSymbol(text: string): string | undefined {
  const bare = text.trim().replace(/^\$(?=[\p{L}\p{N}])/u, '')
  const symbol = (bare.includes('(') ? bare : bare.replace(/\)+$/, '')).toUpperCase()
  return symbol.length > 0 && symbol.length <= maxLength && !/\s/.test(symbol) ? symbol : undefined
}
