import type { EventSubmission } from '../../domain/events/submission/stated-event.ts'
import { isSameValue } from '../../domain/kernel/form/form.ts'
import type { Database } from '../database/database.ts'
import { versionOf } from '../submissions/content-version.ts'
import { lockWaiting, putCorrection } from '../submissions/own-submission.ts'
import { eventSubmissions, setSubmittedEvent } from './event-submissions.store.ts'
import { submittedRow } from './submit-event.ts'

interface CorrectRequest {
  readonly token: string
  /** The version that the form was opened with. */
  readonly version: string
  readonly submission: EventSubmission
  readonly zone: string | null
}

interface CorrectResult {
  readonly status: 'saved' | 'conflict'
  readonly version: string
}

/**
 * Replaces what a waiting submission says, unless it has changed since its sender opened the form. The sender's address is not
 * part of it, and no mail is sent: a correction must not reach anybody. Texts that the operator has added stay. A request that
 * is sent twice finds its values stored and succeeds again.
 */
export async function correctEvent(
  { token, version, submission, zone }: CorrectRequest,
  { database, now }: { database: Database; now: () => Date },
): Promise<CorrectResult> {
  return database.transaction(async (queries) => {
    const row = await lockWaiting(token, eventSubmissions, queries)
    const current = versionOf(row.event)
    const stated = Object.entries(submittedRow(submission))
    const changed = stated.filter(([name, value]) => !isSameValue(row.event[name], value))
    if (changed.length === 0) return { status: 'saved', version: current }
    if (version !== current) return { status: 'conflict', version: current }
    const before = Object.fromEntries(changed.map(([name]) => [name, row.event[name] ?? null]))
    await putCorrection({ row, before, now: now() }, eventSubmissions, queries)
    const event = { ...row.event, ...Object.fromEntries(stated) }
    const { submission_id: submissionId } = row
    await setSubmittedEvent({ submissionId, event, zone }, queries)
    const after = await eventSubmissions.lock(submissionId, queries)
    return { status: 'saved', version: versionOf(after?.event ?? event) }
  })
}
