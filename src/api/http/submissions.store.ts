import type { Queries } from '../database/database.ts'

interface Submissions {
  /** What is sent; its rows stand in `…_submissions`. */
  readonly kind: 'event' | 'project'
  readonly columns: string
}

/** What is asked alike of everything that strangers have sent for review. */
export function submissionsOf<Row extends { readonly review: string }>({ kind, columns }: Submissions) {
  const table = `${kind}_submissions`
  return {
    /** Until the transaction ends nobody else counts: not in parallel, and not on another instance. */
    lockSubmissions: async ({ query }: Queries): Promise<void> => {
      await query(`select pg_advisory_xact_lock(hashtext('${kind} submissions'))`)
    },
    findSubmissionByToken: async (tokenHash: Uint8Array, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where token_hash = $1`, [tokenHash])
      return row
    },
    /** Until the transaction ends nobody else decides on it. */
    lockSubmission: async (submissionId: string, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where submission_id = $1 for update`, [
        submissionId,
      ])
      return row
    },
    /** The oldest first. */
    listSubmissions: (
      { review, most }: { review: Row['review']; most: number },
      { query }: Queries,
    ): Promise<Row[]> =>
      query<Row>(
        `select ${columns} from ${table} where review = $1 order by submitted_at, submission_id limit $2`,
        [review, most],
      ),
    deleteSubmissionsDecidedBefore: async (moment: Date, { query }: Queries): Promise<void> => {
      await query(`delete from ${table} where decided_at < $1`, [moment])
    },
  }
}
