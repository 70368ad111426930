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
    demos.map(async (demo) => ({ demo, contents: await contentsOf(demo, source) })),
  )
  const fill = async (queries: Queries) => {
    const [first] = loaded
    if (first === undefined || (await first.demo.hasAny(queries))) return 0
    for (const { demo, contents } of loaded)
      if (!(await demo.hasAny(queries)))
        await demo.kind.save({ contents, now: source.now, dryRun: false }, queries)
    return first.contents.length
  }
  return database.transaction(fill, { deadline: 'long' })
}

async function contentsOf<Content>(demo: DemoContent<Content>, source: DemoSource): Promise<Content[]> {
  const rows = await demo.rows(source)
  return rows.map(({ row, from }) => {
    const reading = demo.kind.read({ row, now: source.now.getTime() })
    if ('content' in reading) return reading.content
    throw new Error(`${from} is no good: ${JSON.stringify(reading.errors)}`)
  })
}
