import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import type { RowReading } from '../../domain/kernel/rows/row-reading.ts'
import type { Database, Queries } from '../database/database.ts'
import type { RowFormat } from './formats/row-format.ts'

/** How many rows an import added, changed, and left alone. */
export interface Saved {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

export interface ToSave<Content> {
  readonly contents: readonly Content[]
  readonly now: Date
  /** Then it is found out what saving would do, and nothing is written. */
  readonly dryRun: boolean
}

/**
 * How rows become content, and content is stored. These are methods, so that kinds of different content can stand in
 * one list: a kind is only ever given back what it has read itself.
 */
export interface ContentRows<Content> {
  /** `now` is in milliseconds since 1970. */
  read(input: { row: unknown; now: number }): RowReading<Content, string>
  /** Two rows with one id are one thing, and the last counts. */
  idOf(content: Content): string
  /** The id without reading all of the row, or even of the line, where it is plain to see. */
  idOfRow?(row: unknown): string | undefined
  idInText?(text: string): string | undefined
  /** As part of a transaction. */
  save(input: ToSave<Content>, queries: Queries): Promise<Saved>
}

/** A kind of content that an operator brings in and out. */
export interface ContentKind<Content> extends ContentRows<Content> {
  readonly format: RowFormat
  /** Rows that import to what is stored, in the order of their ids. */
  exportTo(onRows: (rows: readonly object[]) => Promise<void>, database: Database): Promise<void>
}

/** A file of which something has to be known before its rows can be read. */
export interface ContentFile {
  readonly path: string
  /** The id of the coin the file is of, where the operator says it. */
  readonly coin: string | undefined
  readonly firstRows: () => Promise<readonly unknown[]>
}

/** A kind whose rows mean nothing without their file, as candles do not say whose they are. It only goes in. */
export interface FileKind<Content> {
  readonly format: RowFormat
  /** Then the operator may say which with `--coin`. */
  readonly isOfOneCoin: boolean
  ofFile(file: ContentFile, queries: Queries): Promise<ContentRows<Content>>
}

export type AnyKind = ContentKind<unknown> | FileKind<unknown>

/** What a row says under that name, where it is an id. */
export function plainId(
  row: unknown,
  { name, isId }: { name: string; isId: (text: string) => boolean },
): string | undefined {
  const id = isRecord(row) ? row[name] : undefined
  return typeof id === 'string' && isId(id) ? id : undefined
}
