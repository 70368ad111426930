import type { ContactMessage } from '../../domain/contact/contact-message.ts'
import type { ContactPurpose } from '../../domain/contact/contact-purpose.ts'
import { defaultLanguage, languageName, type Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { formatZonedDayIn } from '../../domain/kernel/time/language-day.ts'
import { mailOfLetter, type Reader } from '../outbound/mail/letter.ts'
import type { NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'

const { name: site } = siteConfig

interface Notification extends ContactMessage {
  readonly number: string
  readonly itemId: string | null
  readonly language: Language
  /** True if this is the last mail about messages that the operator gets in this hour; the mail then says so. */
  readonly isLast: boolean
}

interface Answer {
  readonly reader: Reader
  readonly purpose: ContactPurpose
  readonly receivedAt: Date
  readonly answer: string
}

export type ContactMails = ReturnType<typeof contactMails>

export function contactMails({ operatorEmail, sellers }: { operatorEmail: string | null; sellers: Sellers }) {
  return {
    /**
     * Acknowledges a message to its sender. The mail quotes nothing but the purpose: otherwise a stranger could enter the address
     * of somebody else and have us mail any text to it.
     */
    received({ reader, purpose }: { reader: Reader; purpose: ContactPurpose }): NewMail {
      const t = wordsFor(reader.language, 'contact-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.receivedSubject({ site }),
        paragraphs: [
          t.receivedText({ site, purpose: purposeIn(reader.language, purpose) }),
          t.receivedNext(),
        ],
        ending: [t.receivedEnding({ site })],
      })
    },

    /**
     * Forwards a message to the operator, who can reply to it as to any mail; null if no mail address of the operator is
     * configured.
     */
    forward(input: Notification): NewMail | null {
      if (operatorEmail === null) return null
      const { number, name, email, url, itemId, language, message, isLast } = input
      const t = wordsFor(defaultLanguage, 'contact-mails')
      const facts = [
        t.toldName({ name }),
        t.toldEmail({ email }),
        ...(url === null ? [] : [t.toldUrl({ url })]),
        ...(itemId === null ? [] : [t.toldItem({ item: itemId })]),
        t.toldLanguage({ language: languageName[language] }),
      ]
      return mailOfLetter(
        { email: operatorEmail, language: defaultLanguage },
        {
          seller: sellers[defaultLanguage],
          title: t.toldSubject({ number, purpose: purposeIn(defaultLanguage, input.purpose) }),
          paragraphs: [...facts, ...paragraphsOf(message), ...(isLast ? [t.toldMany()] : [])],
          ending: [t.toldEnding({ number })],
        },
        { 'Reply-To': email },
      )
    },

    answer({ reader, purpose, receivedAt, answer }: Answer): NewMail {
      const { language } = reader
      const t = wordsFor(language, 'contact-mails')
      const date = formatZonedDayIn({ at: receivedAt, language })
      return mailOfLetter(
        reader,
        {
          seller: sellers[language],
          title: t.answerSubject({ site }),
          paragraphs: [
            t.answerText({ date, purpose: purposeIn(language, purpose) }),
            ...paragraphsOf(answer),
          ],
          ending: [t.answerEnding({ site })],
        },
        operatorEmail === null ? {} : { 'Reply-To': operatorEmail },
      )
    },
  }
}

function purposeIn(language: Language, purpose: ContactPurpose): string {
  return wordsFor(language, 'contact')[purpose]()
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
