import { createHash } from 'node:crypto'
import type { Currency } from '../../domain/kernel/money/currency.ts'
import { formatPrice } from '../../domain/kernel/money/price-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { formatMomentIn, formatTimeIn } from '../../domain/kernel/time/language-day.ts'
import type { AlertSide } from '../../domain/push/price-alert.ts'
import type { PushedNote } from '../../domain/push/push-rules.ts'
import { coinPath, offeringPath } from '../../words/addresses/addresses.ts'
import { notificationsPath } from '../../words/addresses/push-addresses.ts'
import { wordsFor } from '../words/words-for.ts'

/** A topic that push services accept: at most 32 characters of base64url. */
function tagOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 24)
}

interface SaleNoteInput {
  readonly itemId: string
  readonly name: string
  /** A calendar day or a time in ISO 8601, as in the entry of the sale. */
  readonly date: string
  readonly language: Language
}

export function saleNote(
  milestone: 'starts' | 'ends',
  { itemId, name, date, language }: SaleNoteInput,
): PushedNote {
  const t = wordsFor(language, 'push-notes')
  const when = formatMomentIn({ at: date, language })
  return {
    title: milestone === 'starts' ? t.starts({ name }) : t.ends({ name }),
    body: milestone === 'starts' ? t.startsText({ when }) : t.endsText({ when }),
    tag: tagOf(`sale ${itemId}`),
    path: offeringPath(itemId),
  }
}

interface PriceNoteInput {
  readonly alertId: string
  readonly coinId: string
  readonly name: string
  readonly side: AlertSide
  readonly mark: number
  readonly price: number
  readonly currency: Currency
  readonly at: Date
  readonly language: Language
}

export function priceNote({ alertId, coinId, name, side, language, ...facts }: PriceNoteInput): PushedNote {
  const t = wordsFor(language, 'push-notes')
  const money = (value: number) => formatPrice({ value, currency: facts.currency, language }).text
  const mark = money(facts.mark)
  const time = formatTimeIn({ at: facts.at, language })
  return {
    title: side === 'above' ? t.above({ name, mark }) : t.below({ name, mark }),
    body: t.priceText({ price: money(facts.price), time }),
    tag: tagOf(`alert ${alertId}`),
    path: coinPath(coinId),
  }
}

export function testNote(language: Language): PushedNote {
  const t = wordsFor(language, 'push-notes')
  return { title: t.test(), body: t.testText(), tag: tagOf('test'), path: notificationsPath }
}
