import { foldSearchLine } from '../domain/kernel/text/search-folding.ts'
import { bitsOf } from '../domain/offerings/list/filter-groups.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { withRoom } from './memory/growing-array.ts'
import type { EntryTexts } from './text/entry-texts.ts'

const amountColumns = [
  'createdAt',
  'start',
  'end',
  'openFrom',
  'openTo',
  'raised',
  'targetAmountMin',
  'targetAmountMax',
] as const
const unknown = Number.NaN

/** The values of all rows by column. Unknown dates and amounts are `NaN`, which no comparison matches. */
export class Columns {
  ids: string[] = []
  names: string[] = []
  /** Symbol and kind. */
  symbols: string[] = []
  createdAt = new Float64Array(64)
  start = new Float64Array(64)
  end = new Float64Array(64)
  openFrom = new Float64Array(64)
  openTo = new Float64Array(64)
  raised = new Float64Array(64)
  targetAmountMin = new Float64Array(64)
  targetAmountMax = new Float64Array(64)
  #fingerprints = new Uint32Array(128)

  writeTexts(row: number, entry: CatalogueEntry, fingerprint: Fingerprint): void {
    this.ids[row] = entry.id
    this.names[row] = linesOfNames([entry.texts.name, ...(entry.texts.otherNames ?? [])])
    this.symbols[row] = linesOfNames([entry.texts.symbol ?? '', entry.texts.kind ?? ''])
    this.#fingerprints = withRoom(this.#fingerprints, row * 2 + 2)
    this.#fingerprints.set(fingerprint, row * 2)
  }

  writeAmounts(row: number, entry: CatalogueEntry): void {
    if (row >= this.createdAt.length) this.#grow(row + 1)
    this.createdAt[row] = entry.createdAt
    this.start[row] = entry.start ?? unknown
    this.end[row] = entry.end ?? unknown
    const { from, to } = whenOpen(entry)
    this.openFrom[row] = from
    this.openTo[row] = to
    this.raised[row] = entry.raised ?? unknown
    this.targetAmountMin[row] = entry.targetAmountMin ?? unknown
    this.targetAmountMax[row] = entry.targetAmountMax ?? unknown
  }

  #grow(length: number): void {
    for (const column of amountColumns) this[column] = withRoom(this[column], length)
  }

  forget(row: number): void {
    this.ids[row] = ''
    this.names[row] = ''
    this.symbols[row] = ''
  }

  hasTexts(row: number, fingerprint: Fingerprint): boolean {
    return (
      this.#fingerprints[row * 2] === fingerprint[0] && this.#fingerprints[row * 2 + 1] === fingerprint[1]
    )
  }
}

const ongoing = bitsOf('statuses', ['ongoing'])
const toCome = bitsOf('statuses', ['incoming', 'ongoing'])

/**
 * An open sale without a start counts as open since ever; an open or upcoming sale without an end counts as open
 * forever.
 */
function whenOpen({ start, end, groups: { statuses } }: CatalogueEntry): { from: number; to: number } {
  return {
    from: start ?? ((statuses & ongoing) === 0 ? unknown : -Infinity),
    to: end ?? ((statuses & toCome) === 0 ? unknown : Infinity),
  }
}

/** The folded names of one row, each between line breaks, so that one comparison asks all of them. */
export function linesOfNames(names: readonly string[]): string {
  return `\n${names.map(foldSearchLine).join('\n')}\n`
}

type Fingerprint = readonly [number, number]

/** A hash of 64 bits for noticing changed texts without storing the texts. */
export function fingerprintOf(texts: EntryTexts): Fingerprint {
  let first = 0x811c_9dc5
  let second = 0x9747_b28c
  const { name, otherNames = [], symbol = '', kind = '', slogan = '', topics = [], excerpts } = texts
  const lines = [name, otherNames.join('\n'), symbol, kind, slogan, topics.join('\n'), ...excerpts]
  for (const text of lines) {
    for (let i = 0; i <= text.length; i++) {
      const unit = i < text.length ? text.charCodeAt(i) : 0x1_0000
      first = Math.imul(first ^ unit, 0x0100_0193)
      second = Math.imul(((second << 5) | (second >>> 27)) ^ unit, 0x85eb_ca6b)
    }
  }
  return [first >>> 0, second >>> 0]
}
