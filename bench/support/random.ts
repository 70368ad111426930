/** A small seeded generator (mulberry32), so that every run measures the same data. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(values: ArrayLike<T>): T {
    return values[this.below(values.length)]!
  }

  /**
   * Picks early values often and late ones rarely (Zipf-Mandelbrot distribution). A higher shift makes the first values less
   * dominant.
   */
  pickZipf<T>(values: ArrayLike<T>, shift = 1): T {
    return values[Math.floor(shift * ((values.length + shift) / shift) ** this.next() - shift)]!
  }
}
