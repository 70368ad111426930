const productCode = /^(.+?)_USD(?:_TOKEN)?$/i

/** The coin of a product code: `BTC_USD_TOKEN` and `BTC_USD` are BTC; any other text is the name itself. */
export function coinNameOf(code: string): string {
  const [, name] = productCode.exec(code) ?? []
  return name ?? code
}

export function productCodeOf(symbol: string): string {
  return `${symbol}_USD_TOKEN`
}
