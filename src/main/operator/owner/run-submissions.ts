import type { Database } from '../../../api/database/database.ts'
import { ownerEntries } from '../../../api/offerings/owner-entries.ts'
import { mailIdentity } from '../../../api/outbound/mail/mail-identity.ts'
import { mailQueue } from '../../../api/outbound/mail/mail-queue.store.ts'
import { ownerMails } from '../../../api/owner/owner.mails.ts'
import {
  projectSubmissions,
  type ProjectSubmissionRow,
} from '../../../api/owner/project-submissions.store.ts'
import { approveProject, projectOf, refuseProject } from '../../../api/owner/review-projects.ts'
import { OwnerRefused } from '../../../api/owner/owner-refused.ts'
import { isEmptyValue } from '../../../domain/kernel/form/form.ts'
import { truncate } from '../../../domain/kernel/text/text.ts'
import type { Offering } from '../../../domain/offerings/fields/offering.ts'
import { inwardFields, offeringDifference } from '../../../domain/offerings/history/offering-difference.ts'
import { projectMarks } from '../../../domain/offerings/owner-form/project-marks.ts'
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import type { OwnerCommand } from './owner-arguments.ts'

type SubmissionsCommand = Extract<OwnerCommand, { name: 'submissions' }>

const mostListed = 200
const longestValue = 200

/** Projects that people have submitted. */
export async function submissionsLines(
  command: SubmissionsCommand,
  { database, config }: { database: Database; config: Config },
): Promise<string[]> {
  const now = new Date()
  if (command.act === 'list') {
    const found = await projectSubmissions.list({ review: command.review, most: mostListed }, database)
    return [...found.map(lineOf), `${found.length} ${command.review}`]
  }
  const { submissionId } = command
  if (command.act === 'show') return shown(submissionId, { database, now })
  const secret = config.secret ?? (await storedSecret(config.dataDir))
  const queue = mailQueue({ identity: mailIdentity(secret) })
  const reviewing = { database, now, queue, entries: ownerEntries, mails: ownerMails(config) }
  if (command.act === 'refuse') {
    await refuseProject(command, reviewing)
    return [`Submission ${submissionId} is refused.`]
  }
  const { itemId, keyId } = await approveProject(command, reviewing)
  return [
    `Submission ${submissionId} is approved as ${itemId}.`,
    ...(keyId === null ? [] : [`K${keyId} is queued for the owner's address.`]),
  ]
}

function lineOf({ submission_id, submitted_at, form_values, looks_automatic }: ProjectSubmissionRow): string {
  const { name, symbol, url } = form_values
  const parts = [name, symbol, url].map((part) => (typeof part === 'string' ? part : '-'))
  const mark = looks_automatic ? ['likely a program'] : []
  return [submission_id, submitted_at.toISOString(), ...parts, ...mark].join('  ')
}

/** Who it was is of no weight for whether it is true: the address is not shown. */
async function shown(
  submissionId: string,
  { database, now }: { database: Database; now: Date },
): Promise<string[]> {
  const row = await projectSubmissions.lock(submissionId, database)
  if (row === undefined) throw new OwnerRefused(`There is no submission ${submissionId}.`)
  const { feedback_email: _, ...values } = row.form_values
  const facts: Readonly<Record<string, unknown>> = {
    submission: submissionId,
    review: row.review,
    submitted: row.submitted_at.toISOString(),
    language: row.language,
    answer: row.is_told ? 'by link and mail' : 'by link',
    sender: row.looks_automatic ? 'likely a program' : null,
    reason: row.reason,
    entry: row.item_id,
    ...values,
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => !isEmptyValue(value))
    .map(([name, value]) => `${name}: ${written(value)}`)
  if (row.review !== 'waiting') return lines
  const said = new Set(Object.keys(values).filter((name) => !isEmptyValue(values[name])))
  return [...lines, ...(await differences({ project: projectOf(row, now), said }, database))]
}

/** For each entry that it likely is: what it says otherwise, and of what it says nothing. */
async function differences(
  { project, said }: { project: Offering; said: ReadonlySet<string> },
  database: Database,
): Promise<string[]> {
  const alike = await ownerEntries.alike(projectMarks(project), database)
  const told = alike.map(async ({ item_id: itemId }) => {
    const before = await ownerEntries.find({ itemId, lock: false }, database)
    const changes = offeringDifference({ before: before ?? {}, after: project }).filter(
      ({ field }) => !inwardFields.has(field),
    )
    const unsaid = changes.map(({ field }) => field).filter((field) => !said.has(field))
    return [
      `likely the same as: ${itemId}`,
      ...changes
        .filter(({ field }) => said.has(field))
        .map((change) => `  ${change.field}: ${written(change.before)} → ${written(change.after)}`),
      ...(unsaid.length === 0 ? [] : [`  says nothing of: ${unsaid.join(', ')}`]),
    ]
  })
  return (await Promise.all(told)).flat()
}

function written(value: unknown): string {
  return truncate(typeof value === 'string' ? value : JSON.stringify(value), longestValue)
}
