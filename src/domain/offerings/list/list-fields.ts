import { industries, type Industry } from '../fields/industries.ts'
import { boxNames, type BoxGroupName } from './filter-boxes.ts'
import { boxFields, day, field, range, type ListField } from './list-field.ts'
import { periodRules, readPeriod, type Period, type PeriodRule } from './periods.ts'
import { readSearchText } from '../../kernel/text/search-text.ts'

/** The orders a reader can choose. */
export const sorts = [
  'createdAtDesc',
  'endAsc',
  'endDesc',
  'startAsc',
  'startDesc',
  'raisedDesc',
  'raisedAsc',
] as const
export type Sort = (typeof sorts)[number]

/** `relevance`, best match first, is the order of a query with text when none is chosen. */
export type ListOrder = Sort | 'relevance'

export const lastPage = 100_000

const orders: readonly ListOrder[] = [...sorts, 'relevance']

/** Every parameter of the list, in the order it has in an address. */
export const listFields = {
  q: field<string>({
    usual: '',
    read: readSearchText,
    code: 'too_long',
    about: 'Text in names, symbols, slogans and excerpts',
  }),
  ...boxFields('statuses'),
  ...boxFields('coins'),
  industry: field<Industry | undefined>({
    usual: undefined,
    read: (text) => industries.find((industry) => industry === text),
    code: 'not_an_industry',
    about: `One of the ${industries.length} industries`,
    values: industries,
  }),
  targetAmountMin: range('Range of the minimum target in USD: min,max'),
  targetAmountMax: range('Range of the maximum target in USD: min,max'),
  ...boxFields('features'),
  startAfter: day(),
  endBefore: day(),
  period: field<Period | undefined>({
    usual: undefined,
    read: readPeriod,
    code: 'not_a_period',
    about: 'Two days, both within: yyyy-MM-dd,yyyy-MM-dd',
  }),
  periodBy: field<PeriodRule>({
    usual: 'open',
    read: (text) => periodRules.find((rule) => rule === text),
    code: 'not_a_rule',
    about: 'What a sale does within the period: it is open on one of its days, starts or ends in it',
    values: periodRules,
  }),
  sort: field<ListOrder>({
    usual: 'createdAtDesc',
    read: (text) => orders.find((order) => order === text),
    code: 'not_a_sort',
    about: 'Best match first if left out beside a text, else the newest first',
    values: orders,
  }),
  page: field<number>({ usual: 1, read: readPage, code: 'not_a_page', about: 'From 1' }),
}

export type ListFieldName = keyof typeof listFields

/** What the list of offerings shows. Every value here is settled: no group is empty, no text is untidy. */
export type ListQuery = {
  readonly [Name in ListFieldName]: (typeof listFields)[Name] extends ListField<infer Value> ? Value : never
}

// Its own keys, which its type lists in full.
export const listFieldNames = Object.keys(listFields) as ListFieldName[]

const defaultValues = listFieldNames.map((name) => [name, listFields[name].usual])
/** One for each field, by the line above. */
export const defaultListQuery = Object.fromEntries(defaultValues) as ListQuery

const groupOfBox = new Map<string, BoxGroupName>(
  (['statuses', 'coins', 'features'] as const).flatMap((group) =>
    boxNames(group).map((name) => [name, group] as const),
  ),
)

/** The group that a field is a box of; undefined for any other field. */
export function boxGroupOf(name: ListFieldName): BoxGroupName | undefined {
  return groupOfBox.get(name)
}

function readPage(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage ? Number(text) : undefined
}
