import type { SaveCounts } from '../../../api/transfer/content-kind.ts'
import { describeIssue, printable } from './printable.ts'
import type { Progress } from './progress.ts'
import type { LineIssue } from './read-line.ts'
import { sumOf, type AcceptedLine, type BatchOutcome } from './save-batch.ts'

/** How many rows with a change are listed, and how many warnings of one kind; `--all` lists all of them. */
const maxChanges = 100
const maxWarnings = 20

interface ReportOptions {
  readonly progress: Progress
  /** Prints a line of the result. */
  readonly print: (line: string) => void
  readonly listsAll: boolean
}

export class ImportReport {
  readonly #options: ReportOptions
  readonly #warnings = new Map<string, number>()
  #saved: SaveCounts = { added: 0, changed: 0, unchanged: 0 }
  #rows = 0
  #refused = 0
  #repeated = 0
  #changes = 0
  #stoppedAt: number | undefined

  constructor(options: ReportOptions) {
    this.#options = options
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
      else this.#accepted(outcome)
    }
    this.#saved = sumOf(this.#saved, saved)
  }

  progress(bytes: number): void {
    this.#options.progress.show({ bytes, rows: this.#rows })
  }

  #refusedRow(line: number, issues: readonly LineIssue[]): void {
    this.#refused++
    this.#options.progress.print(`line ${line}: ${issues.map(describeIssue).join('; ')}`)
  }

  #leftOut(line: number, { id, counting }: { id: string; counting: number }): void {
    this.#repeated++
    this.#options.progress.print(`line ${line}: left out, ${printable(id)} comes again on line ${counting}`)
  }

  #accepted({ line, id, warnings, change }: AcceptedLine): void {
    for (const issue of warnings) this.#warned(line, issue)
    if (change === undefined) return
    this.#changes++
    if (!this.#isListed(this.#changes, maxChanges)) return
    const { progress, print } = this.#options
    progress.clear()
    print(`line ${line}: ${printable(id)}${change.isNew ? ' is new' : ''}`)
    for (const field of change.fields) print(`  ${field}`)
  }

  /** Lists the first warnings of each kind, which is a field and a code, and counts the others: thousands would hide the refused lines. */
  #warned(line: number, issue: LineIssue): void {
    const kind = `${issue.field.split('.', 1)[0] ?? ''}: ${issue.code}`
    const count = (this.#warnings.get(kind) ?? 0) + 1
    this.#warnings.set(kind, count)
    if (this.#isListed(count, maxWarnings))
      this.#options.progress.print(`line ${line}: warning: ${describeIssue(issue)}`)
  }

  #isListed(count: number, limit: number): boolean {
    return this.#options.listsAll || count <= limit
  }

  #notListed(count: number, limit: number): string | undefined {
    return this.#isListed(count, limit) ? undefined : `${count - limit} of them not listed; --all lists them`
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
    const unlisted = this.#notListed(this.#changes, maxChanges)
    const isSame = added + changed + this.#refused === 0 && unchanged > 0
    return [
      ...(warnings.length > 0 ? ['Imported with warnings:'] : []),
      ...warnings.map(([what, count]) => {
        const rest = this.#notListed(count, maxWarnings)
        return `${String(count).padStart(8)} x ${what}${rest === undefined ? '' : ` (${rest})`}`
      }),
      ...(unlisted === undefined ? [] : [`${this.#changes} rows are new or changed (${unlisted}).`]),
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
