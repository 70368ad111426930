import type { FormField } from '../../kernel/form/form.ts'
import { refuse, type RowField } from '../../kernel/rows/row-field.ts'
import { readLine, readLines, readName } from '../../kernel/rows/row-text.ts'
import { readImage, readUrl } from '../../kernel/rows/web-address.ts'
import { coinIdLimit, isCoinId } from '../../kernel/text/coin-id.ts'
import { readStatus, statuses, type Status } from '../sale/status.ts'
import { readVideo, type Urls } from './address-rules.ts'
import { industries } from './industries.ts'
import {
  elementLimits,
  readAreas,
  readAttributes,
  readBonus,
  readCoins,
  readIndustries,
  readTeam,
} from './list-field-rules.ts'
import { attributes, kinds, type Kind } from './offering-values.ts'
import { urlKeys } from './url-keys.ts'
import { readCap, readDate, readEmail, readFlag, readKnown, readTokens, readUsd } from './value-rules.ts'

/**
 * How the key facts of the page write a value. A `saleDay` has a row even while the day is unknown. A `figure` belongs to no
 * language; a `text` may be in a language other than that of the page.
 */
export type RowFormat =
  | 'text'
  | 'figure'
  | 'token'
  | 'day'
  | 'saleDay'
  | 'dollars'
  | 'tokens'
  | 'flag'
  | 'kind'
  | 'country'
  | 'countries'
  | 'industries'

type WithoutCommon<Field> = Field extends FormField
  ? Omit<Field, 'name' | 'required' | 'localised' | 'example'>
  : never
type Control = WithoutCommon<FormField>

interface FieldType<Value> {
  readonly read: (field: RowField, limit: number) => Value
  /** Reads a translation, where that differs from the text itself: a name is required, its translations are not. */
  readonly readTranslation?: (field: RowField, limit: number) => string | null
  /** The control in forms. A type without one cannot be in a form. */
  readonly control?: (limit: number) => Control
  /** The default format in the key facts. A field of a type without one has no row, unless its declaration states a format. */
  readonly row?: RowFormat
}

function type<Value>(declared: FieldType<Value>): FieldType<Value> {
  return declared
}

const coinOptionsPath = '/api/options/coins'
const tokenOptionsPath = '/api/options/tokens'
const symbolLimit = 15

export const defaultLimit = 120

export const fieldTypes = {
  id: type<string>({ read: onlyByOwnRule }),
  moment: type<string>({ read: onlyByOwnRule }),
  name: type<string>({
    read: readName,
    readTranslation: readLine,
    control: (limit) => ({ kind: 'text', limit }),
  }),
  line: type<string | null>({ read: readLine, control: (limit) => ({ kind: 'text', limit }), row: 'text' }),
  lines: type<string | null>({ read: readLines, control: (limit) => ({ kind: 'lines', limit }) }),
  cap: type<string | null>({ read: readCap, control: (limit) => ({ kind: 'cap', limit }), row: 'figure' }),
  country: type<string | null>({
    read: readKnown,
    control: (limit) => ({ kind: 'text', limit }),
    row: 'country',
  }),
  date: type({ read: readDate, control: () => ({ kind: 'date' }), row: 'day' }),
  usd: type({ read: readUsd, control: () => ({ kind: 'amount' }), row: 'dollars' }),
  tokens: type({ read: readTokens, control: () => ({ kind: 'amount' }), row: 'tokens' }),
  /** A flag is true, false or unknown. */
  flag: type({ read: readFlag, control: () => ({ kind: 'flag' }), row: 'flag' }),
  /** A switch is false unless a row states that it is true. */
  switch: type<boolean>({
    read: (field) => readFlag(field) ?? false,
    control: () => ({ kind: 'flag' }),
  }),
  /** The id of a coin of the market; the database knows whether there is one. */
  coin: type<string | null>({
    read: readCoinId,
    control: () => ({ kind: 'remote', path: coinOptionsPath, limit: coinIdLimit }),
  }),
  url: type({ read: readUrl, control: () => ({ kind: 'url' }) }),
  image: type({ read: readImage, control: () => ({ kind: 'image' }) }),
  video: type({ read: readVideo, control: () => ({ kind: 'video' }) }),
  email: type({ read: readEmail, control: () => ({ kind: 'email' }) }),
  kind: type({ read: readKind, control: () => ({ kind: 'select', options: kinds }), row: 'kind' }),
  status: type<Status>({
    read: (field) => readStatus(field.value) ?? refuse(field, 'not_a_status') ?? 0,
    control: () => ({ kind: 'select', options: statuses.map(String) }),
  }),
  industries: type({
    read: readIndustries,
    control: () => ({ kind: 'choices', options: industries, most: elementLimits.industries }),
    row: 'industries',
  }),
  attributes: type({
    read: readAttributes,
    control: () => ({ kind: 'choices', options: attributes, most: attributes.length }),
  }),
  coins: type({
    read: readCoins,
    control: () => ({
      kind: 'choices',
      path: tokenOptionsPath,
      most: elementLimits.coins,
      limit: symbolLimit,
    }),
  }),
  areas: type({
    read: readAreas,
    control: (limit) => ({ kind: 'list', of: 'text', most: elementLimits.areas, limit }),
    row: 'countries',
  }),
  team: type({
    read: readTeam,
    control: (limit) => ({
      kind: 'groups',
      most: elementLimits.team,
      fields: [
        { name: 'name', kind: 'text', limit, required: true },
        { name: 'title', kind: 'text', limit },
        { name: 'avatar', kind: 'image' },
        { name: 'socials', kind: 'list', of: 'url', most: elementLimits.socials },
      ],
    }),
  }),
  bonus: type({
    read: readBonus,
    control: (limit) => ({
      kind: 'groups',
      most: elementLimits.bonus,
      fields: [
        { name: 'time', kind: 'text', limit },
        { name: 'value', kind: 'text', limit, example: '20 %' },
      ],
    }),
  }),
  urls: type<Urls>({
    read: onlyByOwnRule,
    control: () => ({
      kind: 'groups',
      most: urlKeys.length,
      uniqueField: 'key',
      fields: [
        { name: 'key', kind: 'select', options: urlKeys, required: true },
        { name: 'url', kind: 'url', required: true },
      ],
    }),
  }),
}

export type FieldTypeName = keyof typeof fieldTypes
export type ValueOfType<Name extends FieldTypeName> = ReturnType<(typeof fieldTypes)[Name]['read']>

function onlyByOwnRule({ name }: RowField): never {
  throw new Error(`${name}: its type has no general parser; declare the field with ownRule.`)
}

function readCoinId(field: RowField): string | null {
  if (field.value === undefined) return null
  const id = typeof field.value === 'string' ? field.value.trim() : ''
  return isCoinId(id) ? id : refuse(field, 'not_a_coin')
}

function readKind(field: RowField): Kind | null {
  if (field.value === undefined) return null
  const name = typeof field.value === 'string' ? field.value.trim().toUpperCase() : ''
  return kinds.find((kind) => kind === name) ?? refuse(field, 'not_a_kind')
}
