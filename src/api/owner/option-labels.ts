import type { Language } from '../../domain/kernel/site/language.ts'
import type { Attribute } from '../../domain/offerings/fields/offering.ts'
import { readStatus, statusFacts } from '../../domain/offerings/sale/status.ts'
import { wordsFor } from '../words/words-for.ts'

/** The box of the list that finds it has its word. */
const boxOfAttribute = {
  BONUS: 'bonus',
  FOUNDER_INFO_AVAIL: 'founderId',
  NEW_CHAIN: 'newChain',
  CODE_AVAIL: 'codeAvail',
} as const satisfies Record<Attribute, string>

/** What is a name in every language, such as that of a network, is its own label. */
export function optionLabel({
  name,
  value,
  language,
}: {
  name: string
  value: string
  language: Language
}): string {
  if (name === 'key') return linkLabel(value, language)
  const filters: Readonly<Record<string, () => string>> = wordsFor(language, 'filters')
  const industries: Readonly<Record<string, () => string>> = wordsFor(language, 'industries')
  const boxes: Readonly<Record<string, string>> = boxOfAttribute
  const status = name === 'status' ? readStatus(value) : undefined
  const word =
    name === 'industry'
      ? industries[value]
      : filters[status === undefined ? (boxes[value] ?? '') : statusFacts[status].box]
  return word?.() ?? value
}

/** Places are called alike in every language, though not always as they are stored. */
function linkLabel(value: string, language: Language): string {
  const t = wordsFor(language, 'owner-form')
  const labels: Readonly<Record<string, string>> = {
    Website: t.link_website(),
    'White paper': t.link_white_paper(),
    Twitter: 'X (Twitter)',
    Github: 'GitHub',
  }
  return labels[value] ?? value
}
