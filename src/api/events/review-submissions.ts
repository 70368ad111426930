import type { Event } from '../../domain/events/event.ts'
import { isReadableText } from '../../domain/kernel/text/readable-text.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import type { Database, Queries } from '../database/database.ts'
import type { MailQueue } from '../outbound/mail/mail-queue.store.ts'
import type { Decided } from '../submissions/decided-version.ts'
import { newMailToken } from '../submissions/own-submission.ts'
import { eventRowOf } from './event-row.ts'
import { eventSubmissions, setSubmittedEvent, type SubmissionRow } from './event-submissions.store.ts'
import type { EventMails } from './event.mails.ts'
import { findEvents, putEvents } from './events.store.ts'
import { ReviewRefused } from './review-refused.ts'
import { eventOf, readSubmission, waitingSubmission } from './waiting-submission.ts'

interface ReviewDeps {
  readonly database: Database
  readonly mails: EventMails
  readonly queue: MailQueue
  readonly now: Date
}

export async function approveSubmission(
  decided: Decided,
  { database, mails, queue, now }: ReviewDeps,
): Promise<string> {
  return database.transaction(async (queries) => {
    const submission = await readSubmission(decided, queries)
    const read = eventOf(submission.event)
    const event = { ...read, id: await freeId(read.id, queries), createdAt: now.getTime() }
    await putEvents([eventRowOf(event, { stored: undefined, now })], queries)
    await eventSubmissions.decide(
      { submissionId: decided.id, review: 'approved', reason: null, outcome: event.id, now },
      queries,
    )
    const reader = readerOf(submission)
    const title = titleOf(event, submission)
    if (reader !== null) await queue.put([mails.approved({ reader, title, eventId: event.id })], now, queries)
    return event.id
  })
}

export async function refuseSubmission(
  { reason, ...decided }: Decided & { reason: string },
  { database, mails, queue, now }: ReviewDeps,
): Promise<void> {
  if (!isReadableText(reason, { lines: true }))
    throw new ReviewRefused('The reason contains control characters.')
  await database.transaction(async (queries) => {
    const submission = await readSubmission(decided, queries)
    const submissionId = decided.id
    await eventSubmissions.decide({ submissionId, review: 'refused', reason, outcome: null, now }, queries)
    const reader = readerOf(submission)
    const title = titleOf(eventOf(submission.event), submission)
    if (reader === null) return
    const token = await newMailToken(submissionId, eventSubmissions, queries)
    await queue.put([mails.refused({ reader, title, reason, token })], now, queries)
  })
}

export async function editSubmission(
  { submissionId, changes }: { submissionId: string; changes: Readonly<Record<string, string>> },
  database: Database,
): Promise<void> {
  await database.transaction(async (queries) => {
    const { event } = await waitingSubmission(submissionId, queries)
    const merged = Object.entries({ ...event, ...changes }).filter(([, value]) => value !== '')
    const row = Object.fromEntries(merged)
    eventOf(row)
    await setSubmittedEvent({ submissionId, event: row }, queries)
  })
}

/** If two events of one day have the same title, the second gets a number after its id. */
async function freeId(id: string, queries: Queries): Promise<string> {
  const ids = [id, ...Array.from({ length: 20 }, (_, n) => `${id}-${n + 2}`)]
  const taken = new Set((await findEvents(ids, queries)).map(({ event_id }) => event_id))
  const free = ids.find((candidate) => !taken.has(candidate))
  if (free === undefined) throw new ReviewRefused(`Too many events have the id ${id}.`)
  return free
}

function readerOf({ email, language }: SubmissionRow) {
  return email === null ? null : { email, language }
}

function titleOf({ texts }: Event, { language }: SubmissionRow): string {
  return localised(texts, 'title', language) ?? ''
}
