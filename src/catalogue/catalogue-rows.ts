import type { CatalogueEntry } from './catalogue-entry.ts'
import { Columns, fingerprintOf } from './columns.ts'
import { Facets } from './facets.ts'
import { TextIndex } from './text/text-index.ts'

/**
 * The entries by row number. An entry with changed texts gets a new row, because the text index can only grow; the old
 * row becomes stale. Any other change keeps the row.
 */
export class CatalogueRows {
  readonly columns = new Columns()
  readonly facets = new Facets()
  readonly text = new TextIndex()
  #rowOf = new Map<string, number>()
  #length = 0

  get size(): number {
    return this.#rowOf.size
  }

  get length(): number {
    return this.#length
  }

  rowOf(id: string): number | undefined {
    return this.#rowOf.get(id)
  }

  put(entry: CatalogueEntry): number {
    const fingerprint = fingerprintOf(entry.texts)
    const known = this.#rowOf.get(entry.id)
    const keepsRow = known !== undefined && this.columns.hasTexts(known, fingerprint)
    if (known !== undefined && !keepsRow) this.#leave(known)
    const row = keepsRow ? known : this.#length++
    if (keepsRow) this.facets.clear(row)
    else {
      this.#rowOf.set(entry.id, row)
      this.columns.writeTexts(row, entry, fingerprint)
      this.text.addRow(row, entry.texts)
    }
    this.columns.writeAmounts(row, entry)
    this.facets.write(row, entry)
    return row
  }

  delete(id: string): void {
    const row = this.#rowOf.get(id)
    if (row === undefined) return
    this.#rowOf.delete(id)
    this.#leave(row)
  }

  liveRows(): Uint32Array {
    return Uint32Array.from(this.#rowOf.values())
  }

  #leave(row: number): void {
    this.facets.clear(row)
    this.columns.forget(row)
  }
}
