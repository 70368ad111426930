import { foldSearchText } from '../../domain/kernel/text/search-folding.ts'
import { mayHoldTypo } from '../../domain/kernel/text/typos.ts'
import { type Bitset, type BitsetPool, copyInto, isEmpty } from '../memory/bitset.ts'
import type { EntryTexts } from './entry-texts.ts'
import { inLatinLetters } from './kana-reading.ts'
import { RowRuns } from './row-runs.ts'
import { RunIndex } from './run-index.ts'
import { readTokens, type Tokens, type TokenTaker } from './tokens.ts'
import { WordIndex } from './word-index.ts'
import {
  excerptZone,
  intersectZones,
  sloganZone,
  takeZones,
  titleZone,
  widen,
  type ZoneSets,
} from './zones.ts'

export class TextIndex {
  #words = new WordIndex()
  #runs = new RunIndex()
  #row = 0
  #zone: number = titleZone
  #rowRuns = new RowRuns()
  #taker: TokenTaker = {
    takeWord: (text, start, end) => this.#words.add(text.slice(start, end), this.#row, this.#zone),
    takeRun: (text, start, end) => this.#rowRuns.add(text, start, end),
  }

  /** Adds the texts of a row. Rows must be added in order, without gaps. */
  addRow(row: number, texts: EntryTexts): void {
    const runs = this.#rowRuns
    runs.clear()
    this.#row = row
    this.#zone = titleZone
    this.#addText(texts.name)
    for (const name of texts.otherNames ?? []) this.#addText(name)
    if (texts.symbol) this.#addText(texts.symbol)
    if (texts.kind) this.#addText(texts.kind)
    runs.titleEnd = runs.end
    this.#zone = sloganZone
    if (texts.slogan) this.#addText(texts.slogan)
    for (const topic of texts.topics ?? []) this.#addText(topic)
    runs.sloganEnd = runs.end
    this.#zone = excerptZone
    for (const excerpt of texts.excerpts) this.#addText(excerpt)
    this.#runs.addRow(row, runs)
  }

  /**
   * Finds rows that contain every requested word and every run of CJK characters. If no row does, each Latin word that is long
   * enough may contain a typo, even the correctly spelled ones: `etherum walet` is as good as `etherum wallet`. If still no row does, kana
   * are looked for in Latin letters.
   */
  find(requested: Tokens, live: Bitset, pool: BitsetPool): ZoneSets {
    let found = this.#findAll(requested, live, pool, false)
    if (isEmpty(found.excerpt) && requested.words.some(mayHoldTypo))
      found = this.#findAll(requested, live, pool, true)
    const inLatin = isEmpty(found.excerpt) ? inLatinLetters(requested) : undefined
    return inLatin === undefined ? found : this.#findAll(inLatin, live, pool, true)
  }

  #findAll(requested: Tokens, live: Bitset, pool: BitsetPool, withTypos: boolean): ZoneSets {
    const all = takeZones(pool)
    for (const set of [all.title, all.slogan, all.excerpt]) copyInto(set, live)
    const keep = (mark: (zones: ZoneSets) => void) => {
      if (isEmpty(all.excerpt)) return
      const zones = takeZones(pool)
      mark(zones)
      widen(zones)
      intersectZones(all, zones)
    }
    // The longest runs come first. A run of a single character is the slowest to look up, and is skipped if no row is left by
    // then.
    const runs = requested.runs.toSorted((a, b) => b.length - a.length)
    for (const word of requested.words) {
      const forgiving = withTypos && mayHoldTypo(word)
      keep((zones) =>
        forgiving ? this.#words.markTypos(word, zones) : this.#words.markBeginning(word, zones),
      )
    }
    for (const run of runs) keep((zones) => this.#runs.mark(run, zones))
    return all
  }

  #addText(text: string): void {
    readTokens(foldSearchText(text), this.#taker)
  }
}
