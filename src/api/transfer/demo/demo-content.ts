import type { Database, Queries } from '../../database/database.ts'
import type { ContentRows } from '../content-kind.ts'

export interface DemoSource {
  /** Where the files of the demo are. */
  readonly directory: string
  readonly now: Date
}

export interface DemoRow {
  readonly row: unknown
  /** Where it was found, for a complaint: `Row 2 of events.ndjson`. */
  readonly from: string
  /** When it came, if that is not today: rows that say the same thing at different times make a history. */
  readonly savedAt?: Date
}

/** Content of a first start. Its rows say their days from today, so that some of it is always of this week. */
export interface DemoContent<Content> {
  readonly kind: ContentRows<Content>
  hasAny(queries: Queries): Promise<boolean>
  rows(source: DemoSource): Promise<readonly DemoRow[]>
}

/**
 * Fills empty tables, all or none; one with anything in it is left alone, and if it is the first, the others are too,
 * for they go with it. Answers how many rows the first was given.
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

/** What came at the same time is saved at once, the oldest first. */
async function batchesOf<Content>(
  demo: DemoContent<Content>,
  source: DemoSource,
): Promise<readonly { now: Date; contents: Content[] }[]> {
  const batches = new Map<number, Content[]>()
  for (const { row, from, savedAt = source.now } of await demo.rows(source)) {
    const reading = demo.kind.read({ row, now: savedAt.getTime() })
    if (!('content' in reading)) throw new Error(`${from} is no good: ${JSON.stringify(reading.errors)}`)
    const time = savedAt.getTime()
    batches.set(time, [...(batches.get(time) ?? []), reading.content])
  }
  return [...batches]
    .toSorted(([one], [other]) => one - other)
    .map(([time, contents]) => ({ now: new Date(time), contents }))
}
