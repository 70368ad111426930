import type { Queries } from '../database/database.ts'

interface SubmissionsTable {
  readonly kind: 'event' | 'project'
  readonly columns: string
  readonly outcome: 'event_id' | 'item_id'
  readonly withoutAddress: string
}

interface Decision {
  readonly submissionId: string
  readonly review: 'approved' | 'refused'
  readonly reason: string | null
  readonly outcome: string | null
  readonly now: Date
}

export function submissionsOf<Row extends { readonly review: string }>({
  kind,
  columns,
  outcome: outcomeColumn,
  withoutAddress,
}: SubmissionsTable) {
  const table = `${kind}_submissions`
  return {
    /** Makes submissions wait for each other, on all instances: two that count at the same time could exceed a limit together. */
    lockAll: async ({ query }: Queries): Promise<void> => {
      await query(`select pg_advisory_xact_lock(hashtext('${kind} submissions'))`)
    },
    findByToken: async (tokenHash: Uint8Array, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where token_hash = $1`, [tokenHash])
      return row
    },
    lock: async (submissionId: string, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where submission_id = $1 for update`, [
        submissionId,
      ])
      return row
    },
    list: ({ review, limit }: { review: Row['review']; limit: number }, { query }: Queries): Promise<Row[]> =>
      query<Row>(
        `select ${columns} from ${table} where review = $1 order by submitted_at, submission_id limit $2`,
        [review, limit],
      ),
    /** Stores the decision and deletes the sender's address; the mail about it is already queued. */
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
