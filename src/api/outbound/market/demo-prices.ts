import { dayInSeconds, hourInSeconds } from '../../../domain/kernel/time/durations.ts'
import type { Candle } from '../../../domain/market/chart/candle.ts'
import { sampleSeries } from '../../../domain/market/chart/series.ts'
import type { DemoCoin } from './demo-coins.ts'
import { chanceOf, driftAt } from './demo-noise.ts'

const marketSeed = 500

export function demoPrice({ seed, level, beta, temper }: DemoCoin, second: number): number {
  const drift = beta * marketDriftAt(second) + temper * driftAt(seed, second)
  return Number((level * Math.exp(drift)).toPrecision(7))
}

const maxRemembered = 2_000
const marketDrifts = new Map<number, number>()

/**
 * How far the whole demo market is above its level at a second. The result is remembered, because all coins need it for the same
 * seconds.
 */
function marketDriftAt(second: number): number {
  const known = marketDrifts.get(second)
  if (known !== undefined) return known
  if (marketDrifts.size >= maxRemembered) marketDrifts.clear()
  const drift = driftAt(marketSeed, second)
  marketDrifts.set(second, drift)
  return drift
}

const samples = 8

export function demoCandle(
  demo: DemoCoin,
  { time, unit, until }: { time: number; unit: number; until: number },
): Candle {
  const lasted = Math.min(unit, Math.max(0, until - time))
  const prices = Array.from({ length: samples + 1 }, (_, n) => demoPrice(demo, time + (n * lasted) / samples))
  const open = prices[0] ?? 0
  const close = prices.at(-1) ?? open
  const traded = ((demo.coin.circulatingSupply ?? 0) * demo.turnover * lasted) / dayInSeconds
  return {
    time,
    open,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close,
    volume: Number((traded * (0.5 + chanceOf(demo.seed + 17, Math.floor(time / unit)))).toPrecision(4)),
  }
}

const dayStep = 300

/** The highest and the lowest price of a day, looked at as often as the chart of a day has points. */
export function demoDay(demo: DemoCoin, second: number): { high: number; low: number } {
  const last = Math.floor(second / dayStep) * dayStep
  const prices = Array.from({ length: dayInSeconds / dayStep }, (_, n) => demoPrice(demo, last - n * dayStep))
  return { high: Math.max(...prices), low: Math.min(...prices) }
}

export function demoWeek(demo: DemoCoin, second: number): number[] {
  const last = Math.floor(second / (6 * hourInSeconds)) * 6 * hourInSeconds
  const past = Array.from({ length: 28 }, (_, n) => demoPrice(demo, last - (27 - n) * 6 * hourInSeconds))
  return sampleSeries([...past, demoPrice(demo, second)])
}

export function demoChange(demo: DemoCoin, second: number, ago: number): number {
  const change = (demoPrice(demo, second) / demoPrice(demo, second - ago) - 1) * 100
  return Number(change.toFixed(2))
}

const stepSeconds = 3

export function lastMove({ seed, stepsPerMove }: DemoCoin, second: number): number {
  const period = stepsPerMove * stepSeconds
  const offset = ((seed >> 5) % stepsPerMove) * stepSeconds
  return Math.floor((second - offset) / period) * period + offset
}
