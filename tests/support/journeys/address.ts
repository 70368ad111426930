import type { Language } from '../../../src/domain/kernel/site/language.ts'
import { languageOrigin } from '../../../src/domain/kernel/site/site-host.ts'

/**
 * The environment variable with the site's address. It is set once the site has a port, and the processes that run the journeys
 * inherit it.
 */
export const originVariable = 'KAWARA_JOURNEY_ORIGIN'

/** The address of a path on the host of a language: `addressOf('ko', '/page/terms')` → `http://ko.localhost:4123/page/terms`. */
export function addressOf(language: Language, path = ''): string {
  const siteOrigin = process.env[originVariable] ?? 'http://localhost'
  return languageOrigin({ siteOrigin, language }) + path
}
