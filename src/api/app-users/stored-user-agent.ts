import { maxUserAgentLength } from '../../domain/app-users/browser-name.ts'

/** A header is bytes, and anybody's: what a database would refuse of it is left out. */
export function storedUserAgent(userAgent: string): string {
  return userAgent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxUserAgentLength)
}
