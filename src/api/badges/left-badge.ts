import { wordsFor } from '../words/words-for.ts'
import { presentTime, type PresentedTime } from './present-time.ts'
import { shared, titleOf, type PresentedBadge, type Told } from './presented-badge.ts'

export function presentLeft({ entry, lang, now }: Told): PresentedBadge {
  const { label, text, date }: PresentedTime = presentTime({ entry, lang, now })
  const fact = {
    label: label ?? wordsFor(lang, 'badges-drawn').left(),
    message: text,
    paint: 'ink' as const,
  }
  return {
    fact,
    content: {
      ...shared(entry),
      title: titleOf(entry, lang, { ...fact, label: label ?? '' }),
      sign: 'clock',
      line: [...(label === null ? [] : [{ text: label }]), { text, isBold: true, paint: 'ink' }],
      head: entry.name,
      headEnd: label ?? '',
      value: text,
      beside: date,
    },
  }
}
