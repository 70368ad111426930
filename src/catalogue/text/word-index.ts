import { beginsWithTypo, headAllowsTypo } from '../../domain/kernel/text/typos.ts'
import { addRow } from '../memory/bitset.ts'
import { PostingLists } from '../memory/posting-lists.ts'
import { readList } from '../memory/read-list.ts'
import { plainParts } from './tokens.ts'
import { setOf, type ZoneSets } from './zones.ts'

/**
 * The first one, two and three letters of words have lists of their own. Most words of a language share a few hundred such
 * beginnings.
 */
const headLength = 3

/**
 * Finds rows that contain a word with a given beginning. The list of a word has one number for each row that contains it: the
 * number of the row times four, plus the number of the best zone (see `zones.ts`) in which it occurs. A row is added to the list
 * of the word and to those of its beginnings: for `block` to `block`, `blo`, `bl` and `b`.
 */
export class WordIndex {
  #lists = new PostingLists()
  #words: string[] = []
  #listOf = new Map<string, number>()
  #headOf: number[] = []
  #partsOf: (number[] | undefined)[] = []
  #wordsUnder = new Map<string, number[]>()

  /** Adds a word of a row. Rows must be added in ascending order, and within a row the words of its best zone first. */
  add(word: string, row: number, zone: number): void {
    const list = this.#listOf.get(word) ?? this.#note(word)
    this.#append(list, row, zone)
    const parts = this.#partsOf[list]
    if (parts) for (const part of parts) this.#append(part, row, zone)
  }

  markBeginning(prefix: string, zones: ZoneSets): void {
    if (prefix.length <= headLength) {
      const list = this.#listOf.get(prefix)
      if (list !== undefined) this.#mark(list, zones)
      return
    }
    for (const list of this.#wordsUnder.get(prefix.slice(0, headLength)) ?? []) {
      if (this.#words[list]!.startsWith(prefix)) this.#mark(list, zones)
    }
  }

  markTypos(prefix: string, zones: ZoneSets): void {
    for (const [head, lists] of this.#wordsUnder) {
      if (!headAllowsTypo(head, prefix)) continue
      for (const list of lists) if (beginsWithTypo(this.#words[list]!, prefix)) this.#mark(list, zones)
    }
  }

  #append(wordList: number, row: number, zone: number): void {
    let list = wordList
    while (list !== -1 && this.#lists.last(list) >>> 2 !== row) {
      this.#lists.append(list, row * 4 + zone)
      list = this.#headOf[list]!
    }
  }

  #note(word: string): number {
    const shorter = word.length > headLength ? word.slice(0, headLength) : word.slice(0, -1)
    const head = shorter === '' ? -1 : (this.#listOf.get(shorter) ?? this.#note(shorter))
    // Copies the word by concatenating it. A slice of a text would keep the whole text in memory.
    const own = ` ${word}`.slice(1)
    const list = this.#lists.add()
    this.#words[list] = own
    this.#listOf.set(own, list)
    this.#headOf[list] = head
    const parts = plainParts(own)
    this.#partsOf[list] =
      parts.length > 0 ? parts.map((part) => this.#listOf.get(part) ?? this.#note(part)) : undefined
    if (word.length === headLength) this.#wordsUnder.set(own, [])
    else if (word.length > headLength) this.#wordsUnder.get(shorter)!.push(list)
    return list
  }

  #mark(list: number, zones: ZoneSets): void {
    const postings = readList(this.#lists, list)
    const count = this.#lists.count(list)
    for (let i = 0; i < count; i++) addRow(setOf(zones, postings[i]! & 3), postings[i]! >>> 2)
  }
}
