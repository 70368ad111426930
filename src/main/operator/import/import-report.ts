import type { SaveCounts } from '../../../api/transfer/content-kind.ts'
import { describeIssue, printable } from './printable.ts'
import type { Progress } from './progress.ts'
import type { LineIssue } from './read-line.ts'
import { sumOf, type BatchOutcome } from './save-batch.ts'

export class ImportReport {
  readonly #progress: Progress
  readonly #warnings = new Map<string, number>()
  #saved: SaveCounts = { added: 0, changed: 0, unchanged: 0 }
  #rows = 0
  #refused = 0
  #repeated = 0
  #stoppedAt: number | undefined

  constructor(progress: Progress) {
    this.#progress = progress
  }

  get isClean(): boolean {
    return this.#refused === 0 && this.#stoppedAt === undefined
  }

  lineRead(): void {
    this.#rows++
  }

  batch({ lines, saved }: BatchOutcome): void {
    for (const outcome of lines) {
      if ('errors' in outcome) this.#refusedRow(outcome.line, outcome.errors)
      else if ('repeated' in outcome) this.#leftOut(outcome.line, outcome.repeated)
      else this.#warned(outcome.warnings)
    }
    this.#saved = sumOf(this.#saved, saved)
  }

  progress(bytes: number): void {
    this.#progress.show({ bytes, rows: this.#rows })
  }

  #refusedRow(line: number, issues: readonly LineIssue[]): void {
    this.#refused++
    this.#progress.print(`line ${line}: ${issues.map(describeIssue).join('; ')}`)
  }

  #leftOut(line: number, { id, counting }: { id: string; counting: number }): void {
    this.#repeated++
    this.#progress.print(`line ${line}: left out, ${printable(id)} comes again on line ${counting}`)
  }

  /** Counts warnings by field and code: a list of thousands would hide the refused lines. */
  #warned(issues: readonly LineIssue[]): void {
    for (const { field, code } of issues) {
      const what = `${field.split('.', 1)[0] ?? ''}: ${code}`
      this.#warnings.set(what, (this.#warnings.get(what) ?? 0) + 1)
    }
  }

  stopped(line: number): void {
    this.#stoppedAt = line
  }

  summary({
    content,
    dryRun,
    milliseconds,
  }: {
    content: string
    dryRun: boolean
    milliseconds: number
  }): string {
    const { added, changed, unchanged } = this.#saved
    const seconds = Math.max(milliseconds, 1) / 1000
    const warnings = [...this.#warnings].sort(([, a], [, b]) => b - a)
    const isSame = added + changed + this.#refused === 0 && unchanged > 0
    return [
      ...(warnings.length > 0 ? ['Imported with warnings:'] : []),
      ...warnings.map(([what, count]) => `${String(count).padStart(8)} x ${what}`),
      ...(this.#stoppedAt === undefined
        ? []
        : [`Stopped at line ${this.#stoppedAt}; import again to go on.`]),
      ...(dryRun ? ['Dry run: nothing was written. The import would report:'] : []),
      ...(isSame ? ['Nothing to change: the database has every row already.'] : []),
      `${content}: added ${added}, changed ${changed}, unchanged ${unchanged}, refused ${this.#refused}` +
        (this.#repeated > 0 ? `, repeated ${this.#repeated}` : '') +
        ` (${this.#rows} rows, ${seconds.toFixed(1)} s, ${Math.round(this.#rows / seconds)} rows/s)`,
    ].join('\n')
  }
}
