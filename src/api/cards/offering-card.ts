import type { Paint } from '../../domain/kernel/drawing/drawing-colours.ts'
import { abbreviateMoney } from '../../domain/kernel/money/money-format.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { factsText } from '../../domain/kernel/text/notation.ts'
import { localised } from '../../domain/kernel/text/text.ts'
import { formatDayIn, formatZonedDayIn, spanMarks } from '../../domain/kernel/time/language-day.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'
import { statusBoxOf, type StatusBox } from '../../domain/offerings/sale/status.ts'
import { wordsFor } from '../words/words-for.ts'
import { plainCard, type CardReader, type PresentedCard } from './cards.presenter.ts'
import type { Card } from './draw/card.ts'
import { initialsOf } from './initials.ts'

const paints: Readonly<Record<StatusBox, Paint>> = {
  incoming: 'pre',
  ongoing: 'ongoing',
  succeeded: 'succeeded',
  failed: 'failed',
  outcomeUnknown: 'pre',
}

export function presentOfferingCard(entry: ListedOffering, reader: CardReader): PresentedCard {
  const { language } = reader
  const t = wordsFor(language, 'cards')
  const box = statusBoxOf(entry)
  const name = nameInLanguage(entry, language)
  return {
    logo: entry.logo,
    picture: entry.banner,
    card: {
      ...plainCard(reader),
      label: labelOf(entry, language),
      title: name,
      text: localised(entry, 'slogan', language) ?? localised(entry, 'excerpt', language) ?? null,
      initials: { letters: initialsOf(name), name },
      facts: [
        { label: t.status(), text: wordsFor(language, 'filters')[box](), paint: paints[box] },
        ...raisedOf(entry, language),
        { label: t.period(), text: periodOf(entry, language) },
      ],
      note: t.updated({ date: formatZonedDayIn({ at: entry.updated_at, language }) }),
    },
  }
}

function labelOf({ kind, is_demo: isDemo }: ListedOffering, language: Language): string {
  const mark = isDemo ? wordsFor(language, 'demo-notes').fictional() : null
  return factsText({ facts: [mark, wordsFor(language, 'cards').offering(), kind], language })
}

function raisedOf({ status, raised_amount: { usd } }: ListedOffering, language: Language): Card['facts'] {
  const t = wordsFor(language, 'cards')
  if (status === 0 && Number(usd ?? 0) === 0) return []
  const text = usd === null ? t.notDisclosed() : abbreviateMoney({ value: usd, currency: 'USD', language })
  return [{ label: t.raised(), text }]
}

function periodOf({ ico_start: start, ico_end: end }: ListedOffering, language: Language): string {
  const t = wordsFor(language, 'cards')
  if (end === null)
    return start === null ? t.undecided() : t.opens({ date: formatZonedDayIn({ at: start, language }) })
  if (start === null) return t.ends({ date: formatZonedDayIn({ at: end, language }) })
  const [from, to] = [
    { at: start, language },
    { at: end, language },
  ]
  const marks = spanMarks(from, to)
  return t.span({ from: formatDayIn(from) + marks.from, to: formatDayIn(to) + marks.to })
}
