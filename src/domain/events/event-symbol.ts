const longest = 60

/** `$btc` and the `BTC)` that a list in brackets leaves behind are BTC. Undefined for what is no symbol. */
export function readEventSymbol(text: string): string | undefined {
  const bare = text.trim().replace(/^\$(?=[\p{L}\p{N}])/u, '')
  const symbol = (bare.includes('(') ? bare : bare.replace(/\)+$/, '')).toUpperCase()
  return symbol.length > 0 && symbol.length <= longest && !/\s/.test(symbol) ? symbol : undefined
}
