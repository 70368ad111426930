import { stopFollowPath } from '../../contract/follow-forms.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import type { NewMail } from '../outbound/mail/mail-queue.store.ts'
import { followWords } from './follow-words.ts'
import { letterHtml, letterText, type Letter } from './letter.ts'

interface Reader {
  readonly email: string
  readonly language: Language
}

interface Asked {
  readonly reader: Reader
  /** Of the offering; null is the site. */
  readonly name: string | null
  readonly token: string
}

/** What is told: a thing on the site that is new or has changed. */
export interface Told {
  readonly title: string
  readonly lines: readonly string[]
  readonly path: string
}

export type FollowMails = ReturnType<typeof followMails>

/** The mails that followers get, ready to be queued. */
export function followMails({ siteOrigin }: { siteOrigin: string }) {
  const originOf = (language: Language) => languageOrigin({ siteOrigin, language })
  const pageFor = (path: string, token: string, language: Language) =>
    `${originOf(language)}${path}?token=${encodeURIComponent(token)}`

  /** To stop takes a press of a button on a page, or of the one that the mail program itself has (RFC 8058). */
  const stopOf = (token: string, language: Language) => ({
    stop: { text: followWords[language].stopLink, href: pageFor('/unfollowed', token, language) },
    headers: {
      'List-Unsubscribe': `<${pageFor(stopFollowPath, token, language)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  const entriesOf = (told: readonly Told[], language: Language) =>
    told.map(({ path, ...entry }) => ({ ...entry, href: originOf(language) + path }))

  /** Leads to a page with one button. */
  const leadingTo = (page: string, kind: 'confirm' | 'stop', { reader, name, token }: Asked): NewMail => {
    const { subject, text, button, ending } = followWords[reader.language][kind](name)
    const href = pageFor(page, token, reader.language)
    return mailOf(reader, {
      title: subject,
      paragraphs: [text],
      button: { text: button, href },
      ending: [ending],
    })
  }

  return {
    confirm: (asked: Asked) => leadingTo('/followed', 'confirm', asked),
    stop: (asked: Asked) => leadingTo('/unfollowed', 'stop', asked),
    changed({
      reader,
      name,
      told,
      stopToken,
    }: {
      reader: Reader
      name: string
      told: readonly Told[]
      stopToken: string
    }): NewMail {
      const { subject, text, ending } = followWords[reader.language].changed(name)
      const { stop, headers } = stopOf(stopToken, reader.language)
      const entries = entriesOf(told, reader.language)
      return mailOf(reader, { title: subject, paragraphs: [text], entries, ending: [ending], stop }, headers)
    },
    digest({
      reader,
      told,
      stopToken,
    }: {
      reader: Reader
      told: readonly Told[]
      stopToken: string
    }): NewMail {
      const { subject, text, ending } = followWords[reader.language].digest(told.length)
      const { stop, headers } = stopOf(stopToken, reader.language)
      const entries = entriesOf(told, reader.language)
      return mailOf(reader, { title: subject, paragraphs: [text], entries, ending: [ending], stop }, headers)
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
