import { readSearchText } from '../../kernel/text/search-text.ts'
import { industries, type Industry } from '../fields/industries.ts'
import { kinds, type Kind } from '../fields/offering-values.ts'
import { boxNames, type BoxGroupName } from './filter-boxes.ts'
import { boxFields, day, field, flags, range, type ListField } from './list-field.ts'
import { periodRules, readPeriod, type Period, type PeriodRule } from './periods.ts'

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

/** `relevance`, best match first, is the default order of a query with text. */
export type ListOrder = Sort | 'relevance'

export const lastPage = 100_000

const orders: readonly ListOrder[] = [...sorts, 'relevance']

export const listFields = {
  q: field<string>({
    defaultValue: '',
    read: readSearchText,
    code: 'too_long',
    about:
      'Text to find in symbols, in the kind of the sale and, in all languages, in names, slogans, excerpts and industries',
  }),
  ...boxFields('statuses'),
  ...boxFields('coins'),
  kind: field<Kind | undefined>({
    defaultValue: undefined,
    read: (text) => kinds.find((kind) => kind === text.toUpperCase()),
    code: 'not_a_kind',
    about: 'Only sales of this kind',
    values: kinds,
  }),
  industry: field<Industry | undefined>({
    defaultValue: undefined,
    read: (text) => industries.find((industry) => industry === text),
    code: 'not_an_industry',
    about: `Only sales of this industry; one of ${industries.length}`,
    values: industries,
  }),
  targetAmountMin: range('Only sales whose minimum target is in this range in USD: min,max'),
  targetAmountMax: range('Only sales whose maximum target is in this range in USD: min,max'),
  ...boxFields('features'),
  startAfter: day(
    'Only sales that start on this day or later: yyyy-MM-dd, a day in the zone of the language of the host (Tokyo, Seoul, Shanghai; UTC for English)',
  ),
  endBefore: day('Only sales that end on this day or earlier: yyyy-MM-dd, in the same zone as `startAfter`'),
  period: field<Period | undefined>({
    defaultValue: undefined,
    read: readPeriod,
    code: 'not_a_period',
    about:
      'Only sales that match a period, as `periodBy` says: its first and last day, both inclusive, as yyyy-MM-dd,yyyy-MM-dd, in the same zone as `startAfter`',
  }),
  periodBy: field<PeriodRule>({
    defaultValue: 'open',
    read: (text) => periodRules.find((rule) => rule === text),
    code: 'not_a_rule',
    about:
      'How a sale matches `period`: open on at least one of its days (the default), start in it or end in it',
    values: periodRules,
  }),
  sort: field<ListOrder>({
    defaultValue: 'createdAtDesc',
    read: (text) => orders.find((order) => order === text),
    code: 'not_a_sort',
    about: 'Order of the results; default: best match first with `q`, the newest first without',
    values: orders,
  }),
  ongoingFirst: field<boolean | undefined>({
    defaultValue: undefined,
    read: (text) => flags.get(text),
    code: 'not_a_flag',
    about:
      'Whether ongoing sales come before all others, in the order of `sort` within both: 1 or 0; default: 0. Without effect on the order by best match',
    values: [...flags.keys()],
  }),
  page: field<number>({
    defaultValue: 1,
    read: readPage,
    code: 'not_a_page',
    about: 'Page number, starting at 1',
  }),
}

export type ListFieldName = keyof typeof listFields

/** The normalised query of the list of offerings: no group is empty, and texts are cleaned. */
export type ListQuery = {
  readonly [Name in ListFieldName]: (typeof listFields)[Name] extends ListField<infer Value> ? Value : never
}

export const listFieldNames = Object.keys(listFields) as ListFieldName[]

const defaultValues = listFieldNames.map((name) => [name, listFields[name].defaultValue])
export const defaultListQuery = Object.fromEntries(defaultValues) as ListQuery

const groupOfBox = new Map<string, BoxGroupName>(
  (['statuses', 'coins', 'features'] as const).flatMap((group) =>
    boxNames(group).map((name) => [name, group] as const),
  ),
)

export function boxGroupOf(name: ListFieldName): BoxGroupName | undefined {
  return groupOfBox.get(name)
}

function readPage(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage ? Number(text) : undefined
}
