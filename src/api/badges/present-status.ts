import type { Paint } from '../../domain/kernel/drawing/drawing-colours.ts'
import type { Sign } from '../../domain/kernel/drawing/drawing-parts.ts'
import { labelled } from '../../domain/kernel/text/notation.ts'
import { nameInLanguage } from '../../domain/offerings/fields/name-in-language.ts'
import { statusBoxOf, type StatusBox } from '../../domain/offerings/sale/status.ts'
import { wordsFor } from '../words/words-for.ts'
import { presentTime } from './present-time.ts'
import { sharedContent, titleOf, type PresentedBadge, type BadgeInput } from './presented-badge.ts'

const marks: Readonly<Record<StatusBox, { sign: Sign; paint: Paint }>> = {
  incoming: { sign: 'pre', paint: 'pre' },
  ongoing: { sign: 'ongoing', paint: 'ongoing' },
  succeeded: { sign: 'succeeded', paint: 'succeeded' },
  failed: { sign: 'failed', paint: 'failed' },
  outcomeUnknown: { sign: 'pre', paint: 'pre' },
}

export function presentStatus({ entry, lang, now }: BadgeInput): PresentedBadge {
  const t = wordsFor(lang, 'badges-drawn')
  const box = statusBoxOf(entry)
  const message = entry.lapsed ? t.statusUnknown() : wordsFor(lang, 'filters')[box]()
  const { sign, paint } = marks[box]
  const fact = { label: t.status(), message, paint }
  return {
    fact,
    content: {
      ...sharedContent(entry, lang),
      title: titleOf(entry, lang, labelled({ label: fact.label, text: message, language: lang })),
      sign,
      paint,
      line: [
        { text: message, isBold: true, paint },
        ...(entry.symbol === null ? [] : [{ text: entry.symbol }]),
      ],
      head: nameInLanguage(entry, lang),
      value: message,
      note: presentTime({ entry, lang, now }).date,
    },
  }
}
