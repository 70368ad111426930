/** The price over a span: seconds since 1970 at which it begins, first, highest, lowest and last price. */
export interface Candle {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** What was traded, in the coin itself; null where nobody counted. */
  readonly volume: number | null
}

/** Candles in the order of time as fewer, longer ones, each beginning at a multiple of `bucket` seconds. */
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
 * A simulated chart that reaches to the last quote ends at its price, as a stored one does into which each quote goes: a
 * page never shows two prices of one moment. What was quoted after its end is not in it.
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
  /** Milliseconds since 1970. */
  readonly quotedAt: number | null
}
