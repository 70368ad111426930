import type { Database } from './database.ts'

const sliceSize = 500

interface SliceReading<Row> {
  readonly sql: string
  readonly onRows: (rows: readonly Row[]) => Promise<void>
}

/** All rows of a query as they stood at one moment, a slice at a time, so that any number of them can be read. */
export async function eachSlice<Row>({ sql, onRows }: SliceReading<Row>, database: Database): Promise<void> {
  await database.transaction(
    async ({ query, script }) => {
      await script(`declare slices no scroll cursor for ${sql}`)
      for (;;) {
        const rows = await query<Row>(`fetch ${sliceSize} from slices`)
        if (rows.length === 0) return
        await onRows(rows)
      }
    },
    // Whoever reads an export may be slow, and the transaction waits meanwhile.
    { deadline: 'long' },
  )
}
