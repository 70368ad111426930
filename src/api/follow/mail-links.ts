import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { ownPreferencesPath, unfollowedPath } from '../../words/addresses/addresses.ts'
import { stopFollowPath } from '../../words/addresses/endpoints.ts'
import { wordsFor } from '../words/words-for.ts'

/** Where the mails of followers lead, each in its language. */
export function mailLinks(siteOrigin: string) {
  const originOf = (language: Language) => languageOrigin({ siteOrigin, language })

  /** To stop takes a press of a button on a page, or of the one that the mail program itself has (RFC 8058). */
  const stopOf = (token: string, language: Language) => ({
    stop: { text: wordsFor(language, 'mails').stopLink(), href: originOf(language) + unfollowedPath(token) },
    headers: {
      'List-Unsubscribe': `<${originOf(language)}${stopFollowPath}?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  const preferencesOf = (token: string, language: Language) => ({
    text: wordsFor(language, 'mails').preferencesLink(),
    href: originOf(language) + ownPreferencesPath(token),
  })

  return { originOf, stopOf, preferencesOf }
}
