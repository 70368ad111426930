import { Refusal } from '../../contract/problems/problem.ts'
import { looksAutomatic } from '../../domain/contact/automatic.ts'
import type { FormValues } from '../../domain/kernel/form/form.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { writeReceipt } from '../../domain/kernel/submission/receipt.ts'
import { readTimeZone } from '../../domain/kernel/time/time-zone.ts'
import type { Offering } from '../../domain/offerings/fields/offering.ts'
import { addressName } from '../../domain/offerings/owner-form/address-name.ts'
import { readNewProject } from '../../domain/offerings/owner-form/owner-entry.ts'
import { projectMarks, type ProjectMarks } from '../../domain/offerings/owner-form/project-marks.ts'
import { submittedProjectPath } from '../../words/addresses/owner-addresses.ts'
import type { Queries } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { formError } from '../problems/form-errors.ts'
import { findOwn, findWaiting, withdrawOwn } from '../submissions/own-submission.ts'
import { correctProject } from './correct-project.ts'
import { presentProjectSubmission } from './project-submissions.presenter.ts'
import { projectSubmissions } from './project-submissions.store.ts'
import { refuseUnknownCoin, type HasCoin } from './save-owner-entry.ts'
import { submitProject, type SubmitProjectDeps } from './submit-project.ts'

interface SimilarEntry {
  readonly item_id: string
  readonly name: string
  readonly symbol: string | null
  readonly url: string | null
}

export interface ProjectsDeps extends SubmitProjectDeps {
  readonly siteOrigin: string
  readonly hasCoin: HasCoin
  readonly similar: (marks: ProjectMarks, queries: Queries) => Promise<SimilarEntry[]>
}

type Names = 'submitProject' | 'getProjectSubmission' | 'correctProject' | 'withdrawProjectSubmission'

export function implementProjects(deps: ProjectsDeps): Pick<Implementations, Names> {
  const { database, siteOrigin, now } = deps

  const checked = async (values: FormValues, language: Language): Promise<Offering> => {
    const read = readNewProject({ values, now: now().getTime() })
    if ('faults' in read) {
      const errors = read.faults.map((fault) => formError(fault, language))
      throw new Refusal('invalid_input', { errors })
    }
    await refuseUnknownCoin({ offering: read.offering, language }, deps.hasCoin, database)
    return read.offering
  }

  return {
    async submitProject({ values, confirmed, zone, topic, elapsed, sending }, { language, address = '' }) {
      const offering = await checked({ ...values }, language)
      const candidates = confirmed === true ? [] : await deps.similar(projectMarks(offering), database)
      if (candidates.length > 0)
        return { status: 'likely_duplicate', candidates, token: null, receipt: null, link: null }
      const isAutomatic = looksAutomatic({ trap: topic, elapsed })
      const { token, submissionId } = await submitProject(
        {
          offering,
          isAutomatic,
          zone: readTimeZone(zone ?? '') ?? null,
          sending: sending ?? undefined,
          caller: address,
          language,
        },
        deps,
      )
      const receipt = writeReceipt({ kind: 'project', id: submissionId })
      const link = languageOrigin({ siteOrigin, language }) + submittedProjectPath({ token })
      return { status: 'waiting', candidates: [], token, receipt, link }
    },

    async getProjectSubmission({ token }, { isPrivate }) {
      isPrivate?.()
      return presentProjectSubmission(await findOwn(token, projectSubmissions, database))
    },

    async correctProject({ submission_token: token, version, values, confirmed, zone }, { language }) {
      const { form_values: stored } = await findWaiting(token, projectSubmissions, database)
      // The address is needed for the check only; the stored one stays.
      const offering = await checked({ ...values, [addressName]: stored[addressName] }, language)
      const candidates = confirmed === true ? [] : await deps.similar(projectMarks(offering), database)
      if (candidates.length > 0) return { status: 'likely_duplicate', candidates, version }
      const stated = { token, version, offering, zone: readTimeZone(zone ?? '') ?? null }
      return { candidates: [], ...(await correctProject(stated, deps)) }
    },

    async withdrawProjectSubmission({ submission_token: token }) {
      await withdrawOwn({ token, now: now() }, projectSubmissions, database)
      return { status: 'withdrawn' }
    },
  }
}
