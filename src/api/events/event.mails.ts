import type { Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { eventPath, submittedEventPath } from '../../words/addresses/event-addresses.ts'
import { mailOfLetter, type Reader } from '../outbound/mail/letter.ts'
import type { NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'

const { name: site } = siteConfig

interface EventMail {
  readonly reader: Reader
  readonly title: string
}

export type EventMails = ReturnType<typeof eventMails>

export function eventMails({ siteOrigin, sellers }: { siteOrigin: string; sellers: Sellers }) {
  const originOf = (language: Language) => languageOrigin({ siteOrigin, language })
  return {
    received({ reader, title, token, receipt }: EventMail & { token: string; receipt: string }): NewMail {
      const t = wordsFor(reader.language, 'event-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.receivedSubject({ title }),
        paragraphs: [t.receivedText({ site }), `${t.number()}: ${receipt}`],
        button: { text: t.stateButton(), href: originOf(reader.language) + submittedEventPath({ token }) },
        ending: [t.linkCare(), t.ending({ site })],
      })
    },
    approved({ reader, title, eventId }: EventMail & { eventId: string }): NewMail {
      const t = wordsFor(reader.language, 'event-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.approvedSubject({ title }),
        paragraphs: [t.approvedText()],
        button: { text: t.approvedButton(), href: originOf(reader.language) + eventPath(eventId) },
        ending: [t.ending({ site })],
      })
    },
    refused({ reader, title, reason, token }: EventMail & { reason: string; token: string }): NewMail {
      const t = wordsFor(reader.language, 'event-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.refusedSubject({ title }),
        paragraphs: [t.refusedText(), reason, t.mendText()],
        button: {
          text: t.mendButton(),
          href: originOf(reader.language) + submittedEventPath({ token, isEditing: true }),
        },
        ending: [t.ending({ site })],
      })
    },
  }
}
