import { Refusal } from '../../contract/problems/problem.ts'
import { readEvent } from '../../domain/events/event-rules.ts'
import { checkSubmission } from '../../domain/events/submission/event-submission.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { submittedEventPath } from '../../words/addresses/event-addresses.ts'
import type { Implementations } from '../operations/implementation.ts'
import { submissionTokenHash } from '../submissions/submission-token.ts'
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

export function implementEventSubmissions(
  deps: SubmissionsDeps,
): Pick<Implementations, 'addEvent' | 'getEventSubmission'> {
  const { database, siteOrigin } = deps
  const presentingIn = presentingBy(deps.coinOf)
  return {
    async addEvent({ confirmed, sending, ...stated }, { language, address = '' }) {
      const checked = checkSubmission(stated, deps.now().getTime())
      if ('faults' in checked) throw invalidEvent(checked.faults, language)
      const { submission } = checked
      const { title, description } = submission
      const candidates =
        confirmed === true
          ? []
          : await findDuplicates({ ...submission, texts: [title, description] }, database)
      if (candidates.length > 0) {
        const items = candidates.map((row) => presentEvent(row, presentingIn(language)))
        return { status: 'likely_duplicate', candidates: items, token: null, link: null }
      }
      const token = await submitEvent(
        { submission, sending: sending ?? undefined, caller: address, language },
        deps,
      )
      const link = languageOrigin({ siteOrigin, language }) + submittedEventPath(token)
      return { status: 'waiting', candidates: [], token, link }
    },

    async getEventSubmission({ token }, { language, isPrivate }) {
      isPrivate?.()
      const tokenHash = submissionTokenHash(token)
      const row = tokenHash && (await eventSubmissions.findByToken(tokenHash, database))
      const reading = row && readEvent(row.event)
      if (row === undefined || reading === undefined || 'errors' in reading) {
        throw new Refusal('submission_not_found')
      }
      return presentSubmission(row, reading.content, language)
    },
  }
}
