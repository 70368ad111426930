import { ownerFormPath } from './addresses.ts'

/** Not in `addresses.ts`, because every page loads that file. */

/** The page where an owner edits an entry. Anyone with this address can do so, because it contains the key. */
export function ownerKeyPath(key: string): string {
  return `${ownerFormPath}/${encodeURIComponent(key)}`
}

/** The page with the state of a submitted project, for its sender. */
export function submittedProjectPath(token: string): string {
  return `${ownerFormPath}/submitted?token=${encodeURIComponent(token)}`
}
