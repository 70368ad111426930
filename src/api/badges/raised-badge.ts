import { wordsFor } from '../words/words-for.ts'
import { presentRaised, type PresentedRaised } from './present-raised.ts'
import { shared, titleOf, type PresentedBadge, type Told } from './presented-badge.ts'

export function presentAmount({ entry, lang }: Told): PresentedBadge {
  const t = wordsFor(lang, 'badges-drawn')
  const { amount, isKnown, percent, share }: PresentedRaised = presentRaised({ entry, lang })
  const fact = { label: t.raised(), message: amount, paint: 'ink' as const }
  return {
    fact,
    content: {
      ...shared(entry),
      title: titleOf(entry, lang, { ...fact, label: isKnown ? fact.label : '', more: share }),
      line: [
        { text: amount, isBold: true, paint: 'ink' },
        ...(isKnown ? [{ text: percent === null ? t.raised() : `${t.raised()} ${percent.text}` }] : []),
      ],
      head: entry.name,
      value: amount,
      beside: isKnown ? (share ?? t.raised()) : null,
      progress: percent?.value ?? null,
    },
  }
}
