import { ownerFormPath } from './addresses.ts'

/** The page where an owner edits an entry. Anyone with this address can do so, because it contains the key. */
export function ownerKeyPath(key: string): string {
  return `${ownerFormPath}/${encodeURIComponent(key)}`
}

export function submittedProjectPath(token: string): string {
  return `${ownerFormPath}/submitted?token=${encodeURIComponent(token)}`
}
