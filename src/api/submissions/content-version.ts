import { createHash } from 'node:crypto'

/**
 * A hash of what a form shows. A save names the version that the form was opened with, so that it cannot overwrite a change in between
 * unseen.
 */
export function versionOf(values: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)
}
