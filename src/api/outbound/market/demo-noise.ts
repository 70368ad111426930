/** A reproducible random number from 0 to 1: the same pair of integers always gives the same one. */
export function chanceOf(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(index | 0, 0xc2b2_ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a_2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
}

interface Wave {
  readonly period: number
  readonly height: number
}

const waves: readonly Wave[] = [
  { period: 15_552_000, height: 0.6 },
  { period: 3_888_000, height: 0.32 },
  { period: 864_000, height: 0.16 },
  { period: 172_800, height: 0.07 },
  { period: 36_000, height: 0.028 },
  { period: 7_200, height: 0.011 },
  { period: 1_200, height: 0.0045 },
  { period: 180, height: 0.0018 },
  { period: 20, height: 0.0007 },
]

/**
 * How far a price is above or below its level at a second, as a logarithm: 0 is at the level. Neighbouring seconds have close
 * values.
 */
export function driftAt(seed: number, second: number): number {
  let drift = 0
  for (let number = 0; number < waves.length; number++) {
    const { period, height } = waves[number] as Wave
    const at = second / period
    const index = Math.floor(at)
    const part = at - index
    const from = chanceOf(seed + number, index)
    const to = chanceOf(seed + number, index + 1)
    drift += (from + (to - from) * part * part * (3 - 2 * part) - 0.5) * height
  }
  return drift
}
