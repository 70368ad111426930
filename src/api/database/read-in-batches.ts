import type { Database } from './database.ts'

const batchSize = 500

interface BatchQuery<Row> {
  readonly sql: string
  readonly onRows: (rows: readonly Row[]) => Promise<void>
}

/**
 * Reads all rows of a query in batches through a cursor, so that a result of any size fits in memory. All rows are from
 * one snapshot.
 */
export async function readInBatches<Row>(
  { sql, onRows }: BatchQuery<Row>,
  database: Database,
): Promise<void> {
  await database.transaction(
    async ({ query, script }) => {
      await script(`declare batches no scroll cursor for ${sql}`)
      for (;;) {
        const rows = await query<Row>(`fetch ${batchSize} from batches`)
        if (rows.length === 0) return
        await onRows(rows)
      }
    },
    // The deadline is long because the transaction stays open while a slow client reads an export.
    { deadline: 'long' },
  )
}
