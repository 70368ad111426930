import { isSameValue, type FormValues } from '../../domain/kernel/form/form.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { valuesOfEntry } from '../../domain/offerings/owner-form/form-values.ts'
import { correctionForm } from '../../domain/offerings/owner-form/owner-form.ts'
import type { Database } from '../database/database.ts'
import { versionOf } from '../submissions/content-version.ts'
import { lockWaiting, putCorrection } from '../submissions/own-submission.ts'
import { projectSubmissions, setSubmittedProject } from './project-submissions.store.ts'

interface CorrectProjectRequest {
  readonly token: string
  /** The version that the form was opened with. */
  readonly version: string
  readonly offering: Offering
  readonly zone: string | null
}

interface CorrectProjectResult {
  readonly status: 'saved' | 'conflict'
  readonly version: string
}

/**
 * Replaces what a waiting submission says, unless it has changed since its sender opened the form. The sender's address stays as
 * it was submitted, and no mail is sent: a correction must not reach anybody. A request that is sent twice finds its values stored
 * and succeeds again.
 */
export async function correctProject(
  { token, version, offering, zone }: CorrectProjectRequest,
  { database, now }: { database: Database; now: () => Date },
): Promise<CorrectProjectResult> {
  // The parsed values are stored, so that a reviewer sees what would be listed.
  const stated: FormValues = valuesOfEntry(correctionForm, offering)
  return database.transaction(async (queries) => {
    const row = await lockWaiting(token, projectSubmissions, queries)
    const stored = row.form_values
    const current = versionOf(stored)
    const changed = Object.keys(stated).filter((name) => !isSameValue(stored[name], stated[name]))
    if (changed.length === 0) return { status: 'saved', version: current }
    if (version !== current) return { status: 'conflict', version: current }
    const before = Object.fromEntries(changed.map((name) => [name, stored[name] ?? null]))
    await putCorrection({ row, before, now: now() }, projectSubmissions, queries)
    const values = { ...stored, ...stated }
    const { submission_id: submissionId } = row
    await setSubmittedProject({ submissionId, values, zone }, queries)
    const after = await projectSubmissions.lock(submissionId, queries)
    return { status: 'saved', version: versionOf(after?.form_values ?? values) }
  })
}
