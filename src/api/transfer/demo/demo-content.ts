import { isRecord } from '../../../domain/kernel/rows/row-field.ts'
import type { Database, Queries } from '../../database/database.ts'
import type { ContentRows } from '../content-kind.ts'

export interface DemoSource {
  readonly directory: string
  readonly now: Date
}

export interface DemoRow {
  readonly row: unknown
  /** The origin of the row, for error messages: `Row 2 of events.ndjson`. */
  readonly from: string
  /** The time of import, if not today. Several rows with one id and different times give an entry a history. */
  readonly savedAt?: Date
}

/** Demo content for the first start. Dates in its rows count in days from today, so the demo never gets old. */
export interface DemoContent<Content> {
  readonly kind: ContentRows<Content>
  hasAny(queries: Queries): Promise<boolean>
  rows(source: DemoSource): Promise<readonly DemoRow[]>
}

/**
 * Fills empty tables in one transaction. A table with content is left unchanged. If the first table has content, no table is
 * filled, because the rows of the others refer to the demo rows of the first. Returns the number of rows added to the first
 * table.
 */
export async function fillDemo({
  demos,
  database,
  ...source
}: DemoSource & { demos: readonly DemoContent<unknown>[]; database: Database }): Promise<number> {
  const loaded = await Promise.all(
    demos.map(async (demo) => ({ demo, batches: await batchesOf(demo, source) })),
  )
  const fill = async (queries: Queries) => {
    const [first] = loaded
    if (first === undefined || (await first.demo.hasAny(queries))) return 0
    for (const { demo, batches } of loaded)
      if (!(await demo.hasAny(queries)))
        for (const batch of batches) await demo.kind.save({ ...batch, dryRun: false }, queries)
    const { kind } = first.demo
    return new Set(first.batches.flatMap(({ contents }) => contents.map((content) => kind.idOf(content))))
      .size
  }
  return database.transaction(fill, { deadline: 'long' })
}

async function batchesOf<Content>(
  demo: DemoContent<Content>,
  source: DemoSource,
): Promise<readonly { now: Date; contents: Content[] }[]> {
  const batches = new Map<number, Content[]>()
  for (const { row, from, savedAt = source.now } of await demo.rows(source)) {
    const reading = demo.kind.read({ row: marked(row), now: savedAt.getTime() })
    if (!('content' in reading)) throw new Error(`${from} is invalid: ${JSON.stringify(reading.errors)}`)
    const time = savedAt.getTime()
    batches.set(time, [...(batches.get(time) ?? []), reading.content])
  }
  return [...batches]
    .toSorted(([one], [other]) => one - other)
    .map(([time, contents]) => ({ now: new Date(time), contents }))
}

/** Kinds of content that readers could take for real store this mark, and pages label them by it. */
function marked(row: unknown): unknown {
  return isRecord(row) ? { ...row, is_demo: true } : row
}
