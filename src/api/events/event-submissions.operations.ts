import { Refusal } from '../../contract/problems/problem.ts'
import { readEvent } from '../../domain/events/event-rules.ts'
import { checkSubmission } from '../../domain/events/submission/event-submission.ts'
import type { EventSubmission, StatedEvent } from '../../domain/events/submission/stated-event.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { writeReceipt } from '../../domain/kernel/submission/receipt.ts'
import { readTimeZone } from '../../domain/kernel/time/time-zone.ts'
import { submittedEventPath } from '../../words/addresses/event-addresses.ts'
import type { Implementations } from '../operations/implementation.ts'
import { findOwn, findWaiting, withdrawOwn } from '../submissions/own-submission.ts'
import { correctEvent } from './correct-event.ts'
import { presentSubmission } from './event-submissions.presenter.ts'
import { eventSubmissions } from './event-submissions.store.ts'
import { presentEvent, presentingBy, type CoinOf } from './events.presenter.ts'
import { findDuplicates } from './find-duplicates.ts'
import { invalidEvent } from './invalid-event.ts'
import { submitEvent, type SubmitDeps } from './submit-event.ts'

interface SubmissionsDeps extends SubmitDeps {
  readonly siteOrigin: string
  readonly coinOf: CoinOf
}

type Names = 'addEvent' | 'getEventSubmission' | 'correctEvent' | 'withdrawEventSubmission'

export function implementEventSubmissions(deps: SubmissionsDeps): Pick<Implementations, Names> {
  const { database, siteOrigin, now } = deps
  const presentingIn = presentingBy(deps.coinOf)

  const checked = (stated: StatedEvent, language: Language): EventSubmission => {
    const found = checkSubmission(stated, now().getTime())
    if ('faults' in found) throw invalidEvent(found.faults, language)
    return found.submission
  }
  const candidatesFor = async (submission: EventSubmission, language: Language) => {
    const { title, description } = submission
    const found = await findDuplicates({ ...submission, texts: [title, description] }, database)
    return found.map((row) => presentEvent(row, presentingIn(language)))
  }

  return {
    async addEvent({ confirmed, sending, ...stated }, { language, address = '' }) {
      const submission = checked(stated, language)
      const candidates = confirmed === true ? [] : await candidatesFor(submission, language)
      if (candidates.length > 0)
        return { status: 'likely_duplicate', candidates, token: null, receipt: null, link: null }
      const zone = zoneOf(stated)
      const { token, submissionId } = await submitEvent(
        { submission, zone, sending: sending ?? undefined, caller: address, language },
        deps,
      )
      const receipt = writeReceipt({ kind: 'event', id: submissionId })
      const link = languageOrigin({ siteOrigin, language }) + submittedEventPath({ token })
      return { status: 'waiting', candidates: [], token, receipt, link }
    },

    async getEventSubmission({ token }, { language, isPrivate }) {
      isPrivate?.()
      const row = await findOwn(token, eventSubmissions, database)
      const reading = readEvent(row.event)
      if ('errors' in reading) throw new Refusal('submission_not_found')
      return presentSubmission(row, reading.content, language)
    },

    async correctEvent({ submission_token: token, version, confirmed, ...stated }, { language }) {
      await findWaiting(token, eventSubmissions, database)
      const submission = checked(stated, language)
      const candidates = confirmed === true ? [] : await candidatesFor(submission, language)
      if (candidates.length > 0) return { status: 'likely_duplicate', candidates, version }
      const zone = zoneOf(stated)
      return { candidates: [], ...(await correctEvent({ token, version, submission, zone }, deps)) }
    },

    async withdrawEventSubmission({ submission_token: token }) {
      await withdrawOwn({ token, now: now() }, eventSubmissions, database)
      return { status: 'withdrawn' }
    },
  }
}

/** The zone in which the status page shows times; null if the sender states none. */
function zoneOf({ zone }: StatedEvent): string | null {
  return zone === null || zone === undefined ? null : (readTimeZone(zone) ?? null)
}
