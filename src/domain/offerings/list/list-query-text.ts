import { cleanSearchText, cutSearchText } from '../../kernel/text/search-text.ts'
import type { ListQueryCode } from './list-field.ts'
import {
  defaultListQuery,
  listFieldNames,
  listFields,
  type ListFieldName,
  type ListQuery,
} from './list-fields.ts'
import { defaultOrder, settleListQuery, showsUnknownOutcomes } from './list-query.ts'
import { targetLimitName, upTo } from './target-ranges.ts'

type Value = ListQuery[ListFieldName]
export type ListQueryError = { field: ListFieldName; code: ListQueryCode }

/**
 * Reads the query of a page. Invalid parameters are ignored, and a long text is cut. The last of repeated parameters wins,
 * so that a form without scripts can put a hidden 0 before a checkbox with 1.
 */
export function readListQuery(params: URLSearchParams): ListQuery {
  const found = listFieldNames.map((field): [ListFieldName, Value] => {
    const text = params.getAll(field).at(-1) || alternativeText(field, params)
    return [field, listFields[field].read(forgiven({ field, text }))]
  })
  const query = assemble(found)
  // That ongoing sales come first is the default of pages.
  return query.ongoingFirst === true ? { ...query, ongoingFirst: undefined } : query
}

/** In a form without scripts, the list of limits for the maximum target counts if none of its ranges is chosen. */
function alternativeText(field: ListFieldName, params: URLSearchParams): string {
  const limit = field === 'targetAmountMax' ? Number(params.get(targetLimitName)) : 0
  return limit > 0 ? upTo(limit) : ''
}

function forgiven({ field, text }: { field: ListFieldName; text: string }): string {
  if (field === 'q') return cutSearchText(cleanSearchText(text))
  if (text === 'true') return wireFlag(true)
  return text === 'false' ? wireFlag(false) : text
}

/**
 * Reads the query of the API. Invalid parameters are refused; undefined, null and an empty text count as absent; unknown
 * parameters are ignored. `{ page: '-1' }` gives `{ errors: [{ field: 'page', code: 'not_a_page' }] }`.
 */
export function checkListQuery(
  params: Readonly<Record<string, unknown>>,
): { query: ListQuery } | { errors: ListQueryError[] } {
  const read = listFieldNames.map((field) => ({ field, ...checked(field, params[field]) }))
  const errors = read.flatMap(({ field, code }) => (code === undefined ? [] : [{ field, code }]))
  return errors.length > 0 ? { errors } : { query: assemble(read.map(({ field, value }) => [field, value])) }
}

function checked(field: ListFieldName, input: unknown): { value?: Value; code?: ListQueryCode } {
  if (input === undefined || input === null || input === '') return {}
  const text = wireText(input)
  if (text === undefined) return { code: 'not_a_text' }
  const { read, code } = listFields[field]
  const value = read(text)
  return value === undefined ? { code } : { value }
}

/** A parameter is a text in an HTTP request, and may be a boolean or number in a call within the process. */
function wireText(input: unknown): string | undefined {
  if (typeof input === 'boolean') return wireFlag(input)
  return typeof input === 'string' || typeof input === 'number' ? String(input) : undefined
}

export function writeListQuery(query: ListQuery): URLSearchParams {
  const defaults = {
    ...defaultListQuery,
    sort: defaultOrder(query),
    outcomeUnknown: showsUnknownOutcomes(query),
  }
  const params = new URLSearchParams()
  for (const field of listFieldNames) {
    const value = query[field]
    if (value === undefined || value === defaults[field]) continue
    params.set(field, wireText(value) ?? '')
  }
  return params
}

function assemble(found: readonly (readonly [ListFieldName, Value])[]): ListQuery {
  const read = Object.fromEntries(found.filter(([, value]) => value !== undefined))
  const stated = read as Partial<ListQuery>
  const query = { ...defaultListQuery, sort: 'relevance' as const, ...stated }
  return settleListQuery({ ...query, outcomeUnknown: stated.outcomeUnknown ?? showsUnknownOutcomes(query) })
}

function wireFlag(isOn: boolean): '1' | '0' {
  return isOn ? '1' : '0'
}

export const listQueryText = {
  names: [...listFieldNames, targetLimitName],
  read: readListQuery,
  write: writeListQuery,
}
