import { ownerFormPath } from './addresses.ts'
import { submissionQuery, type SubmissionLink } from './submission-link.ts'

/** The page where an owner edits an entry. Anyone with this address can do so, because it contains the key. */
export function ownerKeyPath(key: string): string {
  return `${ownerFormPath}/${encodeURIComponent(key)}`
}

export function submittedProjectPath(link: SubmissionLink): string {
  return `${ownerFormPath}/submitted${submissionQuery(link)}`
}
