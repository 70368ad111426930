import type { Language } from '../../domain/kernel/site/language.ts'
import type { SubmissionKind } from '../../domain/kernel/submission/receipt.ts'
import type { SubmissionReview } from '../../domain/kernel/submission/submission-review.ts'
import type { Queries } from '../database/database.ts'

interface SubmissionsTable {
  readonly kind: SubmissionKind
  readonly columns: string
  readonly outcome: 'event_id' | 'item_id'
  readonly withoutAddress: string
}

interface Decision {
  readonly submissionId: string
  readonly review: 'approved' | 'refused' | 'withdrawn'
  readonly reason: string | null
  readonly outcome: string | null
  readonly now: Date
}

export interface CorrectionRow {
  readonly before: Readonly<Record<string, unknown>>
  readonly corrected_at: Date
}

/** The columns that every kind of submission has. */
export interface CommonRow {
  submission_id: string
  review: SubmissionReview
  language: Language
  zone: string | null
  reason: string | null
  submitted_at: Date
  decided_at: Date | null
  /** How often the sender has corrected the submission, and when they last did. */
  corrections: number
  corrected_at: Date | null
}

export function submissionsOf<Row extends CommonRow>({
  kind,
  columns: ownColumns,
  outcome: outcomeColumn,
  withoutAddress,
}: SubmissionsTable) {
  const table = `${kind}_submissions`
  const corrections = `${kind}_submission_corrections`
  const own = `from ${corrections} where ${corrections}.submission_id = ${table}.submission_id`
  const columns = `submission_id::text as submission_id, review, language, zone, reason, submitted_at, decided_at,
    (select count(*)::integer ${own}) as corrections, (select max(corrected_at) ${own}) as corrected_at, ${ownColumns}`
  const ofToken = 'token_hash = $1 or mail_token_hash = $1'
  return {
    /** Makes submissions wait for each other, on all instances: two that count at the same time could exceed a limit together. */
    lockAll: async ({ query }: Queries): Promise<void> => {
      await query(`select pg_advisory_xact_lock(hashtext('${kind} submissions'))`)
    },
    findByToken: async (tokenHash: Uint8Array, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where ${ofToken}`, [tokenHash])
      return row
    },
    lockByToken: async (tokenHash: Uint8Array, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where ${ofToken} for update`, [
        tokenHash,
      ])
      return row
    },
    lock: async (submissionId: string, { query }: Queries): Promise<Row | undefined> => {
      const [row] = await query<Row>(`select ${columns} from ${table} where submission_id = $1 for update`, [
        submissionId,
      ])
      return row
    },
    /** Stores what a correction replaces. */
    putCorrection: async (
      { submissionId, before, now }: { submissionId: string; before: CorrectionRow['before']; now: Date },
      { query }: Queries,
    ): Promise<void> => {
      await query(
        `insert into ${corrections} (submission_id, before, corrected_at) values ($1, $2::jsonb, $3)`,
        [submissionId, JSON.stringify(before), now],
      )
    },
    listCorrections: (submissionId: string, { query }: Queries): Promise<CorrectionRow[]> =>
      query<CorrectionRow>(
        `select before, corrected_at from ${corrections} where submission_id = $1 order by correction_id`,
        [submissionId],
      ),
    /** Stores the hash of a further token, for the link in a mail. */
    putMailToken: async (
      { submissionId, tokenHash }: { submissionId: string; tokenHash: Uint8Array },
      { query }: Queries,
    ): Promise<void> => {
      await query(`update ${table} set mail_token_hash = $2 where submission_id = $1`, [
        submissionId,
        tokenHash,
      ])
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
