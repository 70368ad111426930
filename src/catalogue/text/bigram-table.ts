const missing = -1

/** A map from two characters to a number, in two flat arrays: a tenth of the memory and time of a `Map` of strings. */
export class BigramTable {
  /** Key and value side by side. A key of 0 marks a free place. */
  #pairs = new Int32Array(512)
  #size = 0

  /** -1 where the two characters never stood together. */
  get(first: number, second: number): number {
    const key = (first << 16) | second
    const place = this.#placeOf(key)
    return this.#pairs[place] === key ? this.#pairs[place + 1]! : missing
  }

  /** `first` must not be the NUL character. */
  set(first: number, second: number, value: number): void {
    if (this.#size * 4 >= this.#pairs.length) this.#double()
    const key = (first << 16) | second
    const place = this.#placeOf(key)
    if (this.#pairs[place] !== key) this.#size++
    this.#pairs[place] = key
    this.#pairs[place + 1] = value
  }

  /** The place of the key, or the free place where it belongs. */
  #placeOf(key: number): number {
    const pairs = this.#pairs
    const mask = pairs.length - 2
    let place = (Math.imul(key, 0x9e37_79b1) >>> 8) & mask
    while (pairs[place] !== 0 && pairs[place] !== key) place = (place + 2) & mask
    return place
  }

  #double(): void {
    const pairs = this.#pairs
    this.#pairs = new Int32Array(pairs.length * 2)
    for (let i = 0; i < pairs.length; i += 2) {
      if (pairs[i] === 0) continue
      const place = this.#placeOf(pairs[i]!)
      this.#pairs[place] = pairs[i]!
      this.#pairs[place + 1] = pairs[i + 1]!
    }
  }
}
