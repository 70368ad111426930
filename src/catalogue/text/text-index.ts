import { type Bitset, type BitsetPool, copyInto, isEmpty } from '../memory/bitset.ts'
import type { EntryTexts } from './entry-texts.ts'
import { foldText } from '../../domain/kernel/text/folding.ts'
import { RowRuns } from './row-runs.ts'
import { RunIndex } from './run-index.ts'
import { readTokens, type Tokens, type TokenTaker } from './tokens.ts'
import { mayHoldTypo } from './typos.ts'
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

/** All the words and CJK runs of the catalogue. Rows are only added: a row that is gone is masked by the caller. */
export class TextIndex {
  #words = new WordIndex()
  #runs = new RunIndex()
  /** The row that is being added. */
  #row = 0
  #zone: number = titleZone
  #rowRuns = new RowRuns()
  #taker: TokenTaker = {
    takeWord: (text, start, end) => this.#words.add(text.slice(start, end), this.#row, this.#zone),
    takeRun: (text, start, end) => this.#rowRuns.add(text, start, end),
  }

  /** Rows come one after another, none left out. */
  addRow(row: number, texts: EntryTexts): void {
    const runs = this.#rowRuns
    runs.clear()
    this.#row = row
    this.#zone = titleZone
    this.#addText(texts.name)
    if (texts.symbol) this.#addText(texts.symbol)
    runs.titleEnd = runs.end
    this.#zone = sloganZone
    if (texts.slogan) this.#addText(texts.slogan)
    runs.sloganEnd = runs.end
    this.#zone = excerptZone
    for (const excerpt of texts.excerpts) this.#addText(excerpt)
    this.#runs.addRow(row, runs)
  }

  /**
   * Every word and run must be found. When no row has them all, each Latin word long enough may hold a typo, the
   * ones that are spelled right included: `etherum walet` is as good as `etherum wallet`.
   */
  find(requested: Tokens, live: Bitset, pool: BitsetPool): ZoneSets {
    const found = this.#findAll(requested, live, pool, false)
    if (!isEmpty(found.excerpt) || !requested.words.some(mayHoldTypo)) return found
    return this.#findAll(requested, live, pool, true)
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
    // The longest runs first: once nothing is left, a single character, the slowest to look up, need not be.
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
    readTokens(foldText(text), this.#taker)
  }
}
