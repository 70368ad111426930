/** The price over a span: its start in seconds since 1970, and the first, highest, lowest and last price. */
export interface Candle {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** The traded volume in the coin itself; null if unknown. */
  readonly volume: number | null
}

/** Merges candles in time order into longer ones, each starting at a multiple of `bucket` seconds. */
export function foldCandles(candles: readonly Candle[], bucket: number): Candle[] {
  const folded: Candle[] = []
  for (const candle of candles) {
    const time = Math.floor(candle.time / bucket) * bucket
    const last = folded.at(-1)
    if (last?.time === time) folded[folded.length - 1] = joined(last, candle)
    else folded.push({ ...candle, time })
  }
  return folded
}

function joined(before: Candle, after: Candle): Candle {
  const { volume } = before
  return {
    time: before.time,
    open: before.open,
    high: Math.max(before.high, after.high),
    low: Math.min(before.low, after.low),
    close: after.close,
    volume: volume === null ? after.volume : volume + (after.volume ?? 0),
  }
}

/**
 * Ends a simulated chart with the price of the latest quote, so that a page never shows two prices for one time. Stored
 * candles include each quote already. A quote after the end of the chart is ignored.
 */
export function closedByQuote(
  candles: readonly Candle[],
  { quote: { price, quotedAt }, bucket, end }: { quote: PricedAt; bucket: number; end: number },
): Candle[] {
  const last = candles.at(-1)
  const second = quotedAt === null ? null : Math.floor(quotedAt / 1000)
  if (last === undefined || price === null || second === null) return [...candles]
  if (second > end || second < last.time || second >= last.time + bucket) return [...candles]
  const high = Math.max(last.high, price)
  const low = Math.min(last.low, price)
  return [...candles.slice(0, -1), { ...last, high, low, close: price }]
}

interface PricedAt {
  readonly price: number | null
  /** When the price was quoted, in milliseconds since 1970. */
  readonly quotedAt: number | null
}
