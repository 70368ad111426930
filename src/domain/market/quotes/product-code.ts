const productCode = /^(.+?)_USD(?:_TOKEN)?$/i

/** The symbol in a product code: `BTC` in `BTC_USD_TOKEN` and in `BTC_USD`. Any other text is returned unchanged. */
export function coinNameOf(code: string): string {
  const [, name] = productCode.exec(code) ?? []
  return name ?? code
}

export function productCodeOf(symbol: string): string {
  return `${symbol}_USD_TOKEN`
}
