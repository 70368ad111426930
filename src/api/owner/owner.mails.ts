import type { Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { offeringPath } from '../../words/addresses/addresses.ts'
import { ownerKeyPath, submittedProjectPath } from '../../words/addresses/owner-addresses.ts'
import { mailOfLetter, type Reader } from '../outbound/mail/letter.ts'
import type { NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'

const { name: site } = siteConfig

interface OwnerMailInput {
  readonly reader: Reader
  readonly name: string
}

export type OwnerMails = ReturnType<typeof ownerMails>

export function ownerMails({ siteOrigin, sellers }: { siteOrigin: string; sellers: Sellers }) {
  const originOf = (language: Language) => languageOrigin({ siteOrigin, language })
  return {
    received({ reader, name, token, receipt }: OwnerMailInput & { token: string; receipt: string }): NewMail {
      const t = wordsFor(reader.language, 'owner-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.receivedSubject({ name }),
        paragraphs: [t.receivedText({ site }), `${t.number()}: ${receipt}`],
        button: { text: t.stateButton(), href: originOf(reader.language) + submittedProjectPath({ token }) },
        ending: [t.linkCare(), t.ending({ site })],
      })
    },
    approved({ reader, name, itemId }: OwnerMailInput & { itemId: string }): NewMail {
      const t = wordsFor(reader.language, 'owner-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.approvedSubject({ name }),
        paragraphs: [t.approvedText({ site })],
        button: { text: t.approvedButton(), href: originOf(reader.language) + offeringPath(itemId) },
        ending: [t.ending({ site })],
      })
    },
    refused({ reader, name, reason, token }: OwnerMailInput & { reason: string; token: string }): NewMail {
      const t = wordsFor(reader.language, 'owner-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.refusedSubject({ name }),
        paragraphs: [t.refusedText(), reason, t.mendText()],
        button: {
          text: t.mendButton(),
          href: originOf(reader.language) + submittedProjectPath({ token, isEditing: true }),
        },
        ending: [t.ending({ site })],
      })
    },
    key({ reader, name, key }: OwnerMailInput & { key: string }): NewMail {
      const t = wordsFor(reader.language, 'owner-mails')
      return mailOfLetter(reader, {
        seller: sellers[reader.language],
        title: t.keySubject({ name }),
        paragraphs: [t.keyText({ site, name }), t.keyCare()],
        button: { text: t.keyButton(), href: originOf(reader.language) + ownerKeyPath(key) },
        ending: [t.keyEnding({ site })],
      })
    },
  }
}
