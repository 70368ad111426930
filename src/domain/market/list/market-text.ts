import { beginsWithTypo, mayHoldTypo } from '../../kernel/text/typos.ts'

const separators = /[\n -]/

/** The texts of all coins in one string, so that a search is one scan and not ten thousand. */
export class MarketText {
  readonly #all: string
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

  /**
   * Searches all texts. If none contains every word, each Latin word that is long enough may contain a typo: `bitcon` and `ethreum` find
   * Bitcoin and Ethereum. The result has a 1 at the index of each text that contains every word, and a 0 elsewhere. Words contain
   * no line break.
   */
  matches(words: readonly string[]): Uint8Array {
    const found = this.#asSpelled(words)
    return found.includes(1) || !words.some(mayHoldTypo) ? found : this.#withTypos(words)
  }

  #withTypos(words: readonly string[]): Uint8Array {
    return Uint8Array.from(this.#texts, (text) => {
      const parts = text.split(separators)
      const isIn = (word: string) =>
        text.includes(word) || (mayHoldTypo(word) && parts.some((part) => beginsWithTypo(part, word)))
      return words.every(isIn) ? 1 : 0
    })
  }

  #asSpelled(words: readonly string[]): Uint8Array {
    const found = new Uint8Array(this.#texts.length)
    // The longest word is the rarest, so the other words are checked only in texts that contain it.
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
