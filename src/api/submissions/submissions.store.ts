import type { Queries } from '../database/database.ts'

interface Submissions {
  /** What is sent; its rows stand in `…_submissions`. */
  readonly kind: 'event' | 'project'
  readonly columns: string
  /** Names what came of one that was approved. */
  readonly outcome: 'event_id' | 'item_id'
  /** Takes the address of the sender out of a row. */
  readonly withoutAddress: string
}

interface Decision {
  readonly submissionId: string
  readonly review: 'approved' | 'refused'
  readonly reason: string | null
  /** The id of what came of it. */
  readonly outcome: string | null
  readonly now: Date
}

/** What is asked alike of everything that strangers have sent for review. */
export function submissionsOf<Row extends { readonly review: string }>({
  kind,
  columns,
  outcome: outcomeColumn,
  withoutAddress,
}: Submissions) {
  const table = `${kind}_submissions`
  return {
    /** Until the transaction ends nobody else counts: not in parallel, and not on another instance. */
    lockAll: async ({ query }: Queries): Promise<void> => {
      await query(`select pg_advisory_xact_lock(hashtext('${kind} submissions'))`)
    },
    findByToken: async (tokenHash: Uint8Array, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where token_hash = $1`, [tokenHash])
      return row
    },
    /** Until the transaction ends nobody else decides on it. */
    lock: async (submissionId: string, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where submission_id = $1 for update`, [
        submissionId,
      ])
      return row
    },
    /** The oldest first. */
    list: ({ review, most }: { review: Row['review']; most: number }, { query }: Queries): Promise<Row[]> =>
      query<Row>(
        `select ${columns} from ${table} where review = $1 order by submitted_at, submission_id limit $2`,
        [review, most],
      ),
    /** The address goes with it: what there is to tell has been queued. */
    decide: async (
      { submissionId, review, reason, outcome, now }: Decision,
      { query }: Queries,
    ): Promise<void> => {
      await query(
        `update ${table} set review = $2, reason = $3, ${outcomeColumn} = $4, decided_at = $5, ${withoutAddress}
         where submission_id = $1`,
        [submissionId, review, reason, outcome, now],
      )
    },
    deleteDecidedBefore: async (moment: Date, { query }: Queries): Promise<void> => {
      await query(`delete from ${table} where decided_at < $1`, [moment])
    },
  }
}
