import { maxUserAgentLength } from '../../domain/app-users/browser-name.ts'

/** Makes the header `User-Agent` safe to store: it may contain any bytes, and the database accepts only some. */
export function storedUserAgent(userAgent: string): string {
  return userAgent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxUserAgentLength)
}
