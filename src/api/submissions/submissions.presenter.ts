import { writeReceipt, type SubmissionKind } from '../../domain/kernel/submission/receipt.ts'
import { maskEmail } from '../../domain/kernel/text/email-address.ts'
import { versionOf } from './content-version.ts'
import type { CommonRow } from './submissions.store.ts'

interface Standing {
  readonly kind: SubmissionKind
  readonly row: CommonRow
  readonly email: string | null
  /** What was submitted, as it is stored. */
  readonly content: Readonly<Record<string, unknown>>
}

/** What the link of a submission shows besides what was submitted. A link that is passed on does not reveal the address. */
export function presentStanding({ kind, row, email, content }: Standing) {
  return {
    status: row.review,
    reason: row.reason,
    receipt: writeReceipt({ kind, id: row.submission_id }),
    version: versionOf(content),
    email: email === null ? null : maskEmail(email),
    zone: row.zone,
    submitted_at: row.submitted_at.toISOString(),
    corrections: row.corrections,
    corrected_at: row.corrected_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
