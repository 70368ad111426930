import { randomUUID } from 'node:crypto'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import {
  followedPath,
  homePath,
  unfollowedPath,
  ownPreferencesPath,
} from '../../words/addresses/addresses.ts'
import { stopFollowPath } from '../../words/addresses/endpoints.ts'
import { mailOfLetter, renderLetter, type Letter, type Reader } from '../outbound/mail/letter.ts'
import type { NewLetter, NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'

interface LinkMail {
  readonly reader: Reader
  /** The name of the offering; null for news of the site. */
  readonly name: string | null
  readonly token: string
  /** The token of the link to the preferences. */
  readonly holderToken: string
}

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

/** A mail that is rendered once for all readers of a language; the queue inserts each reader's own tokens. */
type NewsLetter = Omit<NewLetter, 'readers'>

/**
 * A placeholder that the mail queue replaces by a reader's token. It has only characters that tokens have, so that URLs and HTML
 * do not escape it.
 */
function newPlaceholder(kind: 'stop' | 'preferences'): string {
  return `${kind}-${randomUUID()}`
}

export type FollowMails = ReturnType<typeof followMails>

export function followMails({ siteOrigin, sellers }: { siteOrigin: string; sellers: Sellers }) {
  const { originOf, stopOf, preferencesOf } = mailLinks(siteOrigin)
  const newsLetter = (
    { language, entries }: News,
    letter: Omit<Letter, 'language' | 'seller'>,
  ): NewsLetter => {
    const [proofMark, holderMark] = [newPlaceholder('stop'), newPlaceholder('preferences')]
    const { stop, headers } = stopOf(proofMark, language)
    const preferences = preferencesOf(holderMark, language)
    const origin = originOf(language)
    const linked = entries.map(({ path, ...entry }) => ({ ...entry, href: origin + path }))
    return {
      ...renderLetter({
        ...letter,
        seller: sellers[language],
        language,
        entries: linked,
        stop,
        preferences,
      }),
      headers,
      proofMark,
      holderMark,
    }
  }

  return {
    confirm({ reader, name, token, holderToken }: LinkMail): NewMail {
      const t = wordsFor(reader.language, 'mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: name === null ? t.confirmSiteSubject({ site }) : t.confirmOfferingSubject({ name, site }),
        paragraphs: [name === null ? t.confirmSiteText() : t.confirmOfferingText({ name })],
        button: { text: t.confirmButton(), href: originOf(reader.language) + followedPath(token) },
        ending: [t.confirmEnding()],
        preferences: preferencesOf(holderToken, reader.language),
      })
    },
    stop({ reader, name, token, holderToken }: LinkMail): NewMail {
      const t = wordsFor(reader.language, 'mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
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
    /** `total` counts all new and changed offerings; the entries may be fewer. */
    digest({ total, ...news }: News & { readonly total: number }): NewsLetter {
      const t = wordsFor(news.language, 'mails')
      const count = total - news.entries.length
      const href = originOf(news.language) + homePath
      return newsLetter(news, {
        title: t.digestSubject({ count: total, site }),
        paragraphs: [t.digestText()],
        ...(count > 0 && { more: { text: t.digestMore({ count }), href } }),
        ending: [t.digestEnding({ site })],
      })
    },
  }
}

function mailLinks(siteOrigin: string) {
  const originOf = (language: Language) => languageOrigin({ siteOrigin, language })

  /**
   * The two ways to unsubscribe that a mail offers: a link to a page with a button, and the button of the mail program (RFC
   * 8058).
   */
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
