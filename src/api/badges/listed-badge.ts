import { wordsFor } from '../words/words-for.ts'
import { shared, site, type PresentedBadge, type Told } from './presented-badge.ts'

export function presentListed({ entry, lang }: Told): PresentedBadge {
  const t = wordsFor(lang, 'badges-drawn')
  const sentence = t.listed({ site })
  const [before = '', after = ''] = sentence.split(site)
  return {
    fact: { label: site, message: t.listedShort(), paint: 'succeeded' },
    content: {
      ...shared(entry),
      title: t.altListed({ name: entry.name, site }),
      // The name of the site stands out, wherever the language puts it.
      line: [{ text: before }, { text: site, isBold: true, paint: 'ink' as const }, { text: after }].filter(
        ({ text }) => text.trim() !== '',
      ),
      head: t.listedProject({ site }),
      value: entry.name,
    },
  }
}
