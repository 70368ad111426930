import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { formatZonedDayIn } from '../../domain/kernel/time/language-day.ts'
import { writeAmount } from '../../domain/purchase/amount.ts'
import { billWith, type Bill } from '../../domain/purchase/bill.ts'
import { ownSubscriptionPath } from '../../words/addresses/purchase-addresses.ts'
import { mailOfLetter, type Letter } from '../outbound/mail/letter.ts'
import type { NewMail } from '../outbound/mail/mail-queue.store.ts'
import { wordsFor } from '../words/words-for.ts'
import type { PurchaseLinks } from './purchase-links.ts'
import type { SubscriptionRow } from './subscriptions/subscriptions.store.ts'

function planOf({ plan_names: names, language }: SubscriptionRow): string {
  return names[language]
}

function dateOf({ paid_until: at, language }: SubscriptionRow): string {
  return formatZonedDayIn({ at: at ?? 0, language })
}

function billLines(row: SubscriptionRow, { price, discount, total, tax, currency }: Bill): string[] {
  const { language } = row
  const t = wordsFor(language, 'purchase-mails')
  const amountOf = (minor: number) => writeAmount({ minor, currency, language })
  return [
    t.planLine({ plan: planOf(row) }),
    ...(discount === 0
      ? []
      : [t.priceLine({ amount: amountOf(price) }), t.discountLine({ amount: amountOf(discount) })]),
    t.totalLine({ amount: amountOf(total) }),
    ...(tax === null ? [] : [t.taxLine({ percent: tax.percent, amount: amountOf(tax.included) })]),
  ]
}

function renewalLine(row: SubscriptionRow): string {
  const t = wordsFor(row.language, 'purchase-mails')
  const values = { date: dateOf(row), amount: writeAmount({ ...row, minor: row.price }) }
  return row.billing_interval === 'year' ? t.renewsYear(values) : t.renewsMonth(values)
}

const { name: site } = siteConfig

export type PurchaseMails = ReturnType<typeof purchaseMails>

export function purchaseMails({
  siteOrigin,
  sellers,
  links,
}: {
  siteOrigin: string
  sellers: Sellers
  links: PurchaseLinks
}) {
  const letterOf = (row: SubscriptionRow, stated: Pick<Letter, 'title' | 'paragraphs'>): NewMail => {
    const t = wordsFor(row.language, 'purchase-mails')
    const token = links.write({ kind: 'manage', id: row.subscription_id, salt: row.salt })
    const origin = languageOrigin({ siteOrigin, language: row.language })
    return mailOfLetter(row, {
      seller: sellers[row.language],
      title: stated.title,
      paragraphs: [...stated.paragraphs, ...(row.provider === 'sandbox' ? [t.sandboxLine()] : [])],
      button: { text: t.manageButton(), href: origin + ownSubscriptionPath(token) },
      ending: [t.manageCare(), t.ending({ site })],
    })
  }
  return {
    receipt(row: SubscriptionRow, { code }: { code: string }): NewMail {
      const t = wordsFor(row.language, 'purchase-mails')
      return letterOf(row, {
        title: t.receiptSubject({ plan: planOf(row) }),
        paragraphs: [
          t.receiptText({ site }),
          t.licenceText({ code }),
          t.licenceCare(),
          ...billLines(row, billWith(row)),
          renewalLine(row),
        ],
      })
    },
    renewed(row: SubscriptionRow): NewMail {
      const t = wordsFor(row.language, 'purchase-mails')
      return letterOf(row, {
        title: t.renewedSubject({ plan: planOf(row) }),
        paragraphs: [t.renewedText(), ...billLines(row, billWith({ ...row, discount: 0 })), renewalLine(row)],
      })
    },
    cancelled(row: SubscriptionRow): NewMail {
      const t = wordsFor(row.language, 'purchase-mails')
      return letterOf(row, {
        title: t.cancelledSubject({ plan: planOf(row) }),
        paragraphs: [t.cancelledText({ date: dateOf(row) })],
      })
    },
    resumed(row: SubscriptionRow): NewMail {
      const t = wordsFor(row.language, 'purchase-mails')
      return letterOf(row, {
        title: t.resumedSubject({ plan: planOf(row) }),
        paragraphs: [t.resumedText(), renewalLine(row)],
      })
    },
    /** Reports the end after renewal payments that failed. A buyer who cancelled got a mail of the end at that time. */
    ended(row: SubscriptionRow): NewMail {
      const t = wordsFor(row.language, 'purchase-mails')
      return letterOf(row, { title: t.endedSubject({ plan: planOf(row) }), paragraphs: [t.endedText()] })
    },
    failed(row: SubscriptionRow): NewMail {
      const t = wordsFor(row.language, 'purchase-mails')
      return letterOf(row, { title: t.failedSubject({ plan: planOf(row) }), paragraphs: [t.failedText()] })
    },
    refunded(row: SubscriptionRow): NewMail {
      const t = wordsFor(row.language, 'purchase-mails')
      const isFirst = row.facts.lastPaidAt === null || row.facts.lastPaidAt === row.facts.paidAt
      const minor = isFirst ? row.price - row.discount : row.price
      return letterOf(row, {
        title: t.refundedSubject({ plan: planOf(row) }),
        paragraphs: [t.refundedText({ amount: writeAmount({ ...row, minor }) })],
      })
    },
  }
}
