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
  const entriesOf = (entries: readonly NewsEntry[], language: Language) =>
    entries.map(({ path, ...entry }) => ({ ...entry, href: originOf(language) + path }))

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
    changed({
      reader,
      name,
      entries,
      stopToken,
    }: {
      reader: Reader
      name: string
      entries: readonly NewsEntry[]
      stopToken: string
    }): NewMail {
      const t = wordsFor(reader.language, 'mails')
      const { stop, headers } = stopOf(stopToken, reader.language)
      const letter = {
        title: t.changedSubject({ name }),
        paragraphs: [t.changedText()],
        entries: entriesOf(entries, reader.language),
        ending: [t.changedEnding({ name, site })],
        stop,
      }
      return mailOf(reader, letter, headers)
    },
    digest({
      reader,
      entries,
      stopToken,
    }: {
      reader: Reader
      entries: readonly NewsEntry[]
      stopToken: string
    }): NewMail {
      const t = wordsFor(reader.language, 'mails')
      const { stop, headers } = stopOf(stopToken, reader.language)
      const letter = {
        title: t.digestSubject({ count: entries.length, site }),
        paragraphs: [t.digestText()],
        entries: entriesOf(entries, reader.language),
        ending: [t.digestEnding({ site })],
        stop,
      }
      return mailOf(reader, letter, headers)
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
