import { randomUUID } from 'node:crypto'
import { followedPath, unfollowedPath, ownPreferencesPath } from '../../words/addresses/addresses.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import type { NewLetter, NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'
import { mailOfLetter, renderLetter, type Letter, type Reader } from '../outbound/mail/letter.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { stopFollowPath } from '../../words/addresses/endpoints.ts'

interface LinkMail {
  readonly reader: Reader
  /** Of the offering; null is the site. */
  readonly name: string | null
  readonly token: string
  /** Of the link to preferences. */
  readonly holderToken: string
}

/** What is entries: a thing on the site that is new or has changed. */
export interface NewsEntry {
  readonly title: string
  readonly lines: readonly string[]
  readonly path: string
}

const { name: site } = siteConfig

interface News {
  readonly language: Language
  readonly entries: readonly NewsEntry[]
}

/** What all readers of a language are told alike: each is added with tokens of their own. */
type NewsLetter = Omit<NewLetter, 'readers'>

/** In place of a token, whose letters it has, so that it is written alike in an address and in markup. */
function newMark(kind: 'stop' | 'preferences'): string {
  return `${kind}-${randomUUID()}`
}

export type FollowMails = ReturnType<typeof followMails>

/** The mails that followers get, ready to be queued. */
export function followMails({ siteOrigin }: { siteOrigin: string }) {
  const { originOf, stopOf, preferencesOf } = mailLinks(siteOrigin)
  const newsLetter = ({ language, entries }: News, letter: Omit<Letter, 'language'>): NewsLetter => {
    const [proofMark, holderMark] = [newMark('stop'), newMark('preferences')]
    const { stop, headers } = stopOf(proofMark, language)
    const preferences = preferencesOf(holderMark, language)
    const origin = originOf(language)
    const linked = entries.map(({ path, ...entry }) => ({ ...entry, href: origin + path }))
    return {
      ...renderLetter({ ...letter, language, entries: linked, stop, preferences }),
      headers,
      proofMark,
      holderMark,
    }
  }

  return {
    /** Leads to a page with one button, which completes the sign-up. */
    confirm({ reader, name, token, holderToken }: LinkMail): NewMail {
      const t = wordsFor(reader.language, 'mails')
      return mailOfLetter(reader, {
        title: name === null ? t.confirmSiteSubject({ site }) : t.confirmOfferingSubject({ name, site }),
        paragraphs: [name === null ? t.confirmSiteText() : t.confirmOfferingText({ name })],
        button: { text: t.confirmButton(), href: originOf(reader.language) + followedPath(token) },
        ending: [t.confirmEnding()],
        preferences: preferencesOf(holderToken, reader.language),
      })
    },
    /** Leads to a page with one button, which stops the mails. */
    stop({ reader, name, token, holderToken }: LinkMail): NewMail {
      const t = wordsFor(reader.language, 'mails')
      return mailOfLetter(reader, {
        title: t.stopSubject({ site }),
        paragraphs: [name === null ? t.stopSiteText() : t.stopOfferingText({ name })],
        button: { text: t.stopButton(), href: originOf(reader.language) + unfollowedPath(token) },
        ending: [t.stopEnding()],
        preferences: preferencesOf(holderToken, reader.language),
      })
    },
    changed({ name, ...news }: News & { readonly name: string }): NewsLetter {
      const t = wordsFor(news.language, 'mails')
      return newsLetter(news, {
        title: t.changedSubject({ name }),
        paragraphs: [t.changedText()],
        ending: [t.changedEnding({ name, site })],
      })
    },
    digest(news: News): NewsLetter {
      const t = wordsFor(news.language, 'mails')
      return newsLetter(news, {
        title: t.digestSubject({ count: news.entries.length, site }),
        paragraphs: [t.digestText()],
        ending: [t.digestEnding({ site })],
      })
    },
  }
}

/** Where the mails of followers lead, each in its language. */
function mailLinks(siteOrigin: string) {
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
