/** The texts of all coins as one, so that a word is looked for once and not ten thousand times. */
export class MarketText {
  readonly #all: string
  /** Where the text of each coin begins, and at the end where the next one would. */
  readonly #starts: Int32Array
  readonly #texts: readonly string[]

  constructor(texts: readonly string[]) {
    this.#texts = texts
    this.#all = texts.join('\n')
    this.#starts = new Int32Array(texts.length + 1)
    for (const [place, text] of texts.entries()) {
      this.#starts[place + 1] = (this.#starts[place] ?? 0) + text.length + 1
    }
  }

  /** A 1 at the place of each text that has every word. Words hold no line break. */
  matches(words: readonly string[]): Uint8Array {
    const found = new Uint8Array(this.#texts.length)
    // The longest rules the most out; the others are looked for only where it stands.
    const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length)
    let place = 0
    for (let at = this.#all.indexOf(longest); at !== -1 && place < found.length;) {
      while ((this.#starts[place + 1] ?? Infinity) <= at) place++
      const text = this.#texts[place] ?? ''
      if (others.every((word) => text.includes(word))) found[place] = 1
      place++
      at = this.#all.indexOf(longest, this.#starts[place] ?? Infinity)
    }
    return found
  }
}
