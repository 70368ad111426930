import type { Database } from '../../../api/database/database.ts'
import { ownerEntries } from '../../../api/offerings/owner-entries.ts'
import { OwnerRefused } from '../../../api/owner/owner-refused.ts'
import { projectSubmissions } from '../../../api/owner/project-submissions.store.ts'
import { projectOf } from '../../../api/owner/review-projects.ts'
import { isEmptyValue } from '../../../domain/kernel/form/form.ts'
import { writeReceipt, writeVersion } from '../../../domain/kernel/submission/receipt.ts'
import type { Offering } from '../../../domain/offerings/fields/offering.ts'
import { internalFields } from '../../../domain/offerings/fields/page-fields.ts'
import { offeringDifference } from '../../../domain/offerings/history/offering-difference.ts'
import { projectMarks } from '../../../domain/offerings/owner-form/project-marks.ts'
import { correctionLines } from '../command/correction-lines.ts'
import { writtenValue } from '../command/written-value.ts'

/** The sender's address is not shown: the review is about the project, not about the person. */
export async function submissionText(
  submissionId: string,
  { database, now }: { database: Database; now: Date },
): Promise<string[]> {
  const row = await projectSubmissions.lock(submissionId, database)
  if (row === undefined)
    throw new OwnerRefused(`There is no submission ${writeReceipt({ kind: 'project', id: submissionId })}.`)
  const { feedback_email: _, ...values } = row.form_values
  const facts: Readonly<Record<string, unknown>> = {
    submission: writeVersion({ kind: 'project', id: submissionId, corrections: row.corrections }),
    review: row.review,
    submitted: row.submitted_at.toISOString(),
    language: row.language,
    answer: row.is_told ? 'by link and mail' : 'by link',
    sender: row.looks_automatic ? 'likely a program' : null,
    reason: row.reason,
    entry: row.item_id,
    ...values,
  }
  const corrections = await projectSubmissions.listCorrections(submissionId, database)
  const lines = [
    ...Object.entries(facts)
      .filter(([, value]) => !isEmptyValue(value))
      .map(([name, value]) => `${name}: ${writtenValue(value)}`),
    ...correctionLines({ corrections, now: values }),
  ]
  if (row.review !== 'waiting') return lines
  const stated = new Set(Object.keys(values).filter((name) => !isEmptyValue(values[name])))
  return [...lines, ...(await differences({ project: projectOf(row, now), stated }, database))]
}

async function differences(
  { project, stated }: { project: Offering; stated: ReadonlySet<string> },
  database: Database,
): Promise<string[]> {
  const similar = await ownerEntries.similar(projectMarks(project), database)
  const blocks = similar.map(async ({ item_id: itemId }) => {
    const before = await ownerEntries.find({ itemId, lock: false }, database)
    const changes = offeringDifference({ before: before ?? {}, after: project }).filter(
      ({ field }) => !internalFields.includes(field),
    )
    const unstated = changes.map(({ field }) => field).filter((field) => !stated.has(field))
    return [
      `likely the same as: ${itemId}`,
      ...changes
        .filter(({ field }) => stated.has(field))
        .map((change) => `  ${change.field}: ${writtenValue(change.before)} → ${writtenValue(change.after)}`),
      ...(unstated.length === 0 ? [] : [`  does not state: ${unstated.join(', ')}`]),
    ]
  })
  return (await Promise.all(blocks)).flat()
}
