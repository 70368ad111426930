import { Refusal } from '../../contract/problems/problem.ts'
import { looksAutomatic } from '../../domain/contact/automatic.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { readNewProject } from '../../domain/offerings/owner-form/owner-entry.ts'
import { projectMarks, type ProjectMarks } from '../../domain/offerings/owner-form/project-marks.ts'
import { submittedProjectPath } from '../../words/addresses/owner-addresses.ts'
import type { Queries } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { formError } from '../problems/form-errors.ts'
import { submissionTokenHash } from '../submissions/submission-token.ts'
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

export function implementProjects(
  deps: ProjectsDeps,
): Pick<Implementations, 'submitProject' | 'getProjectSubmission'> {
  const { database, siteOrigin } = deps
  return {
    async submitProject({ values, confirmed, topic, elapsed, sending }, { language, address = '' }) {
      const read = readNewProject({ values: { ...values }, now: deps.now().getTime() })
      if ('faults' in read) {
        const errors = read.faults.map((fault) => formError(fault, language))
        throw new Refusal('invalid_input', { errors })
      }
      const { offering } = read
      await refuseUnknownCoin({ offering, language }, deps.hasCoin, database)
      const candidates = confirmed === true ? [] : await deps.similar(projectMarks(offering), database)
      if (candidates.length > 0) return { status: 'likely_duplicate', candidates, token: null, link: null }
      const isAutomatic = looksAutomatic({ trap: topic, elapsed })
      const token = await submitProject(
        { offering, isAutomatic, sending: sending ?? undefined, caller: address, language },
        deps,
      )
      const link = languageOrigin({ siteOrigin, language }) + submittedProjectPath(token)
      return { status: 'waiting', candidates: [], token, link }
    },

    async getProjectSubmission({ token }, { isPrivate }) {
      isPrivate?.()
      const tokenHash = submissionTokenHash(token)
      const row = tokenHash && (await projectSubmissions.findByToken(tokenHash, database))
      if (row === undefined) throw new Refusal('submission_not_found')
      const { name } = row.form_values
      return {
        status: row.review,
        reason: row.reason,
        item_id: row.item_id,
        name: typeof name === 'string' ? name : '',
        submitted_at: row.submitted_at.toISOString(),
        decided_at: row.decided_at?.toISOString() ?? null,
      }
    },
  }
}
