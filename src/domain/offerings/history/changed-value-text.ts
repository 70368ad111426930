import { fullDollars } from '../../kernel/money/full-dollars.ts'
import { formatAmount } from '../../kernel/numbers/number-format.ts'
import type { Language } from '../../kernel/site/language.ts'
import { nameOfCountry } from '../../kernel/site/names-in-language.ts'
import { factsText } from '../../kernel/text/notation.ts'
import { truncate } from '../../kernel/text/text.ts'
import { readInstant } from '../../kernel/time/instant.ts'
import { formatMomentIn } from '../../kernel/time/language-day.ts'
import type { FieldTypeName } from '../fields/field-types.ts'
import type { LabelledField } from '../fields/fields.ts'
import type { Attribute } from '../fields/offering-values.ts'
import { statuses, statusFacts, unknownOutcome, type StatusName } from '../sale/status.ts'
import type { FieldChange } from './offering-difference.ts'

type Value = FieldChange['before']
type Word = () => string
type Sentence<Names extends string> = (values: Readonly<Record<Names, string>>) => string
type Count = (values: { count: number }) => string

export interface ChangeWords {
  readonly fields: Readonly<Record<LabelledField, Word>>
  readonly changes: Readonly<
    Record<StatusName | 'unknown' | 'outcomeUnknown' | 'yes' | 'no' | 'needed' | 'notNeeded', Word>
  > & {
    readonly line: Sentence<'field' | 'before' | 'after'>
    readonly added: Sentence<'field' | 'added'>
    readonly removed: Sentence<'field' | 'removed'>
    readonly exchanged: Sentence<'field' | 'added' | 'removed'>
    readonly addedNew: Sentence<'field'>
    readonly removedWhole: Sentence<'field'>
    readonly updated: Sentence<'field'>
    readonly others: Count
    readonly othersAlone: Count
  }
  readonly features: Readonly<Record<(typeof featureNames)[Attribute], Word>>
  readonly industries: Readonly<Record<string, Word>>
  /** A usual term such as `First week` in the language; any other text as it is. */
  readonly term: (text: string) => string
}

interface Field {
  readonly type: FieldTypeName
  readonly language: Language
  readonly words: ChangeWords
}

const maxValueLength = 80

const featureNames = {
  BONUS: 'bonus',
  FOUNDER_INFO_AVAIL: 'founderId',
  NEW_CHAIN: 'newChain',
  CODE_AVAIL: 'codeAvail',
} as const satisfies Record<Attribute, string>

export function isEmpty(value: Value): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** The elements of the types that are lists, in words. */
const elements: Partial<Record<FieldTypeName, (value: Value, field: Field) => string[]>> = {
  coins: (value) => textsOf(value),
  areas: (value, { language }) => textsOf(value).map((stated) => nameOfCountry({ stated, language })),
  industries: (value, { words: { industries } }) =>
    textsOf(value).map(
      (name) => (Object.hasOwn(industries, name) ? industries[name]?.() : undefined) ?? name,
    ),
  attributes: (value, { words: { features } }) =>
    Object.entries(featureNames).flatMap(([attribute, feature]) =>
      recordOf(value)[attribute] === true ? [features[feature]()] : [],
    ),
  team: (value, field) =>
    recordsOf(value).map(({ name, title }) => factsOf([name, termOf(title, field)], field)),
  bonus: (value, field) =>
    recordsOf(value).map(({ time, value: size }) =>
      factsOf([termOf(time, field), termOf(size, field)], field),
    ),
  urls: (value) =>
    Object.entries(recordOf(value)).flatMap(([key, url]) => (isText(url) ? [`${key} ${url}`] : [])),
}

/** The texts of the elements of a list, so that added and removed ones can be named; undefined for other values. */
export function partsIn(value: Value, field: Field): string[] | undefined {
  return elements[field.type]?.(value, field)
}

export function valueText(value: Value, { type, language, words: { changes } }: Field): string {
  if (type === 'status') return statusText(value, changes)
  if (typeof value === 'boolean' && type === 'flag') return value ? changes.needed() : changes.notNeeded()
  if (typeof value === 'boolean' && type === 'switch') return value ? changes.yes() : changes.no()
  const { usd } = recordOf(value)
  if (typeof usd === 'string') return fullDollars({ value: usd, language })
  if (!isText(value)) return changes.unknown()
  if (type === 'date') return whenText(value, language)
  if (type === 'tokens') return formatAmount({ value, language })
  return truncate(type === 'country' ? nameOfCountry({ stated: value, language }) : value, maxValueLength)
}

function whenText(value: string, language: Language): string {
  return readInstant(value) === undefined ? value : formatMomentIn({ at: value, language })
}

function statusText(value: Value, words: ChangeWords['changes']): string {
  if (value === unknownOutcome) return words.outcomeUnknown()
  const status = statuses.find((known) => known === value)
  return status === undefined ? words.unknown() : words[statusFacts[status].name]()
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function textsOf(value: Value): string[] {
  return Array.isArray(value) ? value.filter(isText) : []
}

function recordOf(value: Value): Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

function recordsOf(value: Value): Readonly<Record<string, Value>>[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}

function termOf(value: Value | undefined, { words: { term } }: Field): Value {
  return isText(value) ? term(value) : null
}

function factsOf(parts: readonly (Value | undefined)[], { language }: Field): string {
  return factsText({ facts: parts.filter(isText), language })
}
