import { writeReceipt, writeVersion, type SubmissionKind } from '../../domain/kernel/submission/receipt.ts'
import type { CommonRow } from './submissions.store.ts'

/** What an operator decides on: a submission, and the version of it that they have read. */
export interface Decided {
  readonly id: string
  readonly version: number | undefined
}

const commands = { event: 'events', project: 'submissions' } as const

/**
 * Why this version cannot be decided on: its sender has corrected it since, and what is published has to be what was read. The first
 * version of a submission that was never corrected need not be named: `E12` is `E12.1`.
 */
export function unreadVersion({
  kind,
  row: { submission_id: id, corrections, corrected_at: at },
  version = 1,
}: {
  readonly kind: SubmissionKind
  readonly row: CommonRow
  readonly version: number | undefined
}): string | undefined {
  if (version === corrections + 1) return undefined
  const receipt = writeReceipt({ kind, id })
  const current = writeVersion({ kind, id, corrections })
  return corrections === 0
    ? `${receipt} was never corrected: there is no ${receipt}.${version}.`
    : `The sender of ${receipt} corrected it at ${at?.toISOString()}. Read it with ${commands[kind]} show ${receipt}, then decide on ${current}.`
}
