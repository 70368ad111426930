import { isRecord, type Row } from '../../domain/kernel/rows/row-field.ts'
import type { RowInput, RowReading } from '../../domain/kernel/rows/row-reading.ts'
import type { Database, Queries } from '../database/database.ts'
import type { RowFormat } from './formats/row-format.ts'

export interface SaveCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

export interface ToSave<Content> {
  readonly contents: readonly Content[]
  readonly now: Date
  readonly dryRun: boolean
  /** Called for each entry that is new or differs from the stored one, for the report of a dry run. */
  readonly onChange?: (change: RowChange) => void
}

/** The exported rows of an entry before and after an import; a new entry has none before. */
export interface RowChange {
  readonly id: string
  readonly before: Row | undefined
  readonly after: Row
}

export interface StoredRowsQuery {
  readonly ids: readonly string[]
  readonly lock: boolean
}

/**
 * Reads and stores one kind of content. These are methods, not function properties, so that TypeScript allows kinds of
 * different content in one list. That is safe, because a kind only gets content that it has read itself.
 */
export interface ContentRows<Content> {
  /** Reads a row. What it does not state stays as in `stored`, the exported row of the entry with its id. */
  read(input: RowInput): RowReading<Content, string>
  /** The id of an entry. If several rows of a file have the same id, the last one counts. */
  idOf(content: Content): string
  /** The id of a row that has not been read completely, if the row states it. */
  idOfRow?(row: unknown): string | undefined
  idInText?(text: string): string | undefined
  /** The exported rows of the stored entries with these ids. `lock` prevents changes by others until the transaction ends. */
  storedRows?(input: StoredRowsQuery, queries: Queries): Promise<readonly Row[]>
  save(input: ToSave<Content>, queries: Queries): Promise<SaveCounts>
}

export interface ContentKind<Content> extends ContentRows<Content> {
  readonly format: RowFormat
  idOfRow(row: unknown): string | undefined
  storedRows(input: StoredRowsQuery, queries: Queries): Promise<readonly Row[]>
  /** Exports all content in the order of the ids, as rows that can be imported again. */
  exportTo(onRows: (rows: readonly Row[]) => Promise<void>, database: Database): Promise<void>
}

export interface ContentFile {
  readonly path: string
  /** The id of the coin that the operator stated with `--coin`; undefined if the option is missing. */
  readonly coin: string | undefined
  readonly firstRows: () => Promise<readonly unknown[]>
}

/**
 * A kind of content whose rows do not name what they belong to: a file of candles is about one coin. Such a kind can be imported
 * but not exported.
 */
export interface FileKind<Content> {
  readonly format: RowFormat
  readonly isOfOneCoin: boolean
  ofFile(file: ContentFile, queries: Queries): Promise<ContentRows<Content>>
}

export type AnyKind = ContentKind<unknown> | FileKind<unknown>

export function plainId(
  row: unknown,
  { name, isId }: { name: string; isId: (text: string) => boolean },
): string | undefined {
  const id = isRecord(row) ? row[name] : undefined
  return typeof id === 'string' && isId(id) ? id : undefined
}
