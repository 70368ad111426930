import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { mailOfLetter } from '../outbound/mail/letter.ts'
import type { NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'
import type { WaitingSubmission } from './waiting-submissions.store.ts'

/** Further submissions are in the mail as a number. */
const maxNamed = 20

/** Notifies the operator of submissions that wait for a review, with the commands that show them. */
export function waitingMail(
  submissions: readonly WaitingSubmission[],
  { operatorEmail, sellers }: { readonly operatorEmail: string; readonly sellers: Sellers },
): NewMail {
  const t = wordsFor(defaultLanguage, 'submission-mails')
  const named = submissions.slice(0, maxNamed)
  const more = submissions.length - named.length
  return mailOfLetter(
    { email: operatorEmail, language: defaultLanguage },
    {
      seller: sellers[defaultLanguage],
      title: t.subject({ count: submissions.length, site: siteConfig.name }),
      paragraphs: [
        ...named.map(({ kind, ...one }) => (kind === 'event' ? t.event(one) : t.project(one))),
        ...(more > 0 ? [t.more({ count: more })] : []),
      ],
      ending: [t.commands()],
    },
  )
}
