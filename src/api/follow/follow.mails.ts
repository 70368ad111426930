import { followedPath, unfollowedPath } from '../../words/addresses.ts'
import { stopFollowPath } from '../../words/endpoints.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import type { NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'
import { letterHtml, letterText, type Letter } from './letter.ts'

interface Reader {
  readonly email: string
  readonly language: Language
}

interface LinkMail {
  readonly reader: Reader
  /** Of the offering; null is the site. */
  readonly name: string | null
  readonly token: string
}

/** What is entries: a thing on the site that is new or has changed. */
export interface NewsEntry {
  readonly title: string
  readonly lines: readonly string[]
  readonly path: string
}

const { name: site } = siteConfig

interface News {
  readonly reader: Reader
  readonly entries: readonly NewsEntry[]
  readonly stopToken: string
}

export type FollowMails = ReturnType<typeof followMails>

/** The mails that followers get, ready to be queued. */
export function followMails({ siteOrigin }: { siteOrigin: string }) {
  const originOf = (language: Language) => languageOrigin({ siteOrigin, language })

  /** To stop takes a press of a button on a page, or of the one that the mail program itself has (RFC 8058). */
  const stopOf = (token: string, language: Language) => ({
    stop: { text: wordsFor(language, 'mails').stopLink(), href: originOf(language) + unfollowedPath(token) },
    headers: {
      'List-Unsubscribe': `<${originOf(language)}${stopFollowPath}?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  const newsMail = ({ reader, entries, stopToken }: News, letter: Omit<Letter, 'language'>): NewMail => {
    const { stop, headers } = stopOf(stopToken, reader.language)
    const origin = originOf(reader.language)
    const linked = entries.map(({ path, ...entry }) => ({ ...entry, href: origin + path }))
    return mailOf(reader, { ...letter, entries: linked, stop }, headers)
  }

  return {
    /** Leads to a page with one button, which completes the sign-up. */
    confirm({ reader, name, token }: LinkMail): NewMail {
      const t = wordsFor(reader.language, 'mails')
      return mailOf(reader, {
        title: name === null ? t.confirmSiteSubject({ site }) : t.confirmOfferingSubject({ name, site }),
        paragraphs: [name === null ? t.confirmSiteText() : t.confirmOfferingText({ name })],
        button: { text: t.confirmButton(), href: originOf(reader.language) + followedPath(token) },
        ending: [t.confirmEnding()],
      })
    },
    /** Leads to a page with one button, which stops the mails. */
    stop({ reader, name, token }: LinkMail): NewMail {
      const t = wordsFor(reader.language, 'mails')
      return mailOf(reader, {
        title: t.stopSubject({ site }),
        paragraphs: [name === null ? t.stopSiteText() : t.stopOfferingText({ name })],
        button: { text: t.stopButton(), href: originOf(reader.language) + unfollowedPath(token) },
        ending: [t.stopEnding()],
      })
    },
    changed({ name, ...news }: News & { readonly name: string }): NewMail {
      const t = wordsFor(news.reader.language, 'mails')
      return newsMail(news, {
        title: t.changedSubject({ name }),
        paragraphs: [t.changedText()],
        ending: [t.changedEnding({ name, site })],
      })
    },
    digest(news: News): NewMail {
      const t = wordsFor(news.reader.language, 'mails')
      return newsMail(news, {
        title: t.digestSubject({ count: news.entries.length, site }),
        paragraphs: [t.digestText()],
        ending: [t.digestEnding({ site })],
      })
    },
  }
}

function mailOf(
  { email, language }: Reader,
  letter: Omit<Letter, 'language'>,
  headers: Readonly<Record<string, string>> = {},
): NewMail {
  const whole = { ...letter, language }
  return { to: email, subject: letter.title, text: letterText(whole), html: letterHtml(whole), headers }
}
