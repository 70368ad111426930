import { readDay } from '../../kernel/time/calendar-day.ts'
import { industries } from '../fields/industries.ts'
import { lastPage, sorts, type ListQuery, type ListQueryField } from './list-query.ts'
import { cleanSearchText, isSearchTextTooLong } from './search-text.ts'
import { readAmountRange } from './target-ranges.ts'

export type ListQueryCode =
  | 'too_long'
  | 'not_a_flag'
  | 'not_an_industry'
  | 'not_a_range'
  | 'not_a_day'
  | 'not_a_sort'
  | 'not_a_page'
  | 'not_a_text'

/** How one parameter is read, and what is wrong with it when it cannot be. */
type Rule<Value> = { code: ListQueryCode; read: (text: string) => Value | undefined }

const flags = new Map([
  ['1', true],
  ['0', false],
])
const flag: Rule<boolean> = { code: 'not_a_flag', read: (text) => flags.get(text) }
const day: Rule<string> = { code: 'not_a_day', read: readDay }
const range: Rule<string> = { code: 'not_a_range', read: readAmountRange }

export const listQueryRules: { readonly [Field in ListQueryField]: Rule<ListQuery[Field]> } = {
  q: { code: 'too_long', read: readSearchText },
  incoming: flag,
  ongoing: flag,
  succeeded: flag,
  failed: flag,
  acceptBitcoin: flag,
  acceptEthereum: flag,
  acceptOtherCoin: flag,
  industry: { code: 'not_an_industry', read: (text) => industries.find((industry) => industry === text) },
  targetAmountMin: range,
  targetAmountMax: range,
  bonus: flag,
  founderId: flag,
  newChain: flag,
  codeAvail: flag,
  notUS: flag,
  startAfter: day,
  endBefore: day,
  sort: {
    code: 'not_a_sort',
    read: (text) => [...sorts, 'relevance' as const].find((sort) => sort === text),
  },
  page: { code: 'not_a_page', read: readPage },
}

function readSearchText(text: string): string | undefined {
  const clean = cleanSearchText(text)
  return isSearchTextTooLong(clean) ? undefined : clean
}

function readPage(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage ? Number(text) : undefined
}
