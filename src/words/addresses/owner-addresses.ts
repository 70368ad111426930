import { ownerFormPath } from './addresses.ts'

/** Apart from `addresses.ts`, which comes with every page. */

/** Where an owner changes an entry. Whoever has this address can do so. */
export function ownerKeyPath(key: string): string {
  return `${ownerFormPath}/${encodeURIComponent(key)}`
}

/** Where the sender of a project sees how it stands. */
export function submittedProjectPath(token: string): string {
  return `${ownerFormPath}/submitted?token=${encodeURIComponent(token)}`
}
