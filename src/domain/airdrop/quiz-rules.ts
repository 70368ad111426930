import { readDecimal } from '../kernel/numbers/decimal.ts'
import { readDemoMark } from '../kernel/rows/demo-mark.ts'
import { elementsOf, refuse, type Row, type RowField, fieldsOf, isRecord } from '../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowReading } from '../kernel/rows/row-reading.ts'
import { readCleanLine } from '../kernel/rows/row-text.ts'
import { perLanguage } from '../kernel/site/language.ts'
import {
  maxChoices,
  maxQuestions,
  type Question,
  type Quiz,
  type QuizToken,
  isQuizId,
  type InLanguages,
} from './quiz.ts'
import { costOf } from './reward.ts'

const maxUnits = 10n ** 30n

const maxTitleLength = 120
const maxTextLength = 500

/**
 * Reads a quiz from a JSON object: `quiz_id`, `title` and `lede` with a text for each language, `token` (`asset_id`,
 * `symbol`, `name`, `decimals`), `reward` and `pool` as decimals of that token, `begin` and `over`, `og_img` and `read`
 * (paths of this site), `price_krw` with its `price_date`, and `questions`: each with `text`, `choices` and
 * `explanation` for each language, and `right`, the index of the right choice.
 */
export function readQuiz(row: unknown, stored?: Row): RowReading<Quiz> {
  return readRow(row, quizOf, stored)
}

function quizOf({ fields }: OpenRow): Quiz {
  const token = readToken(fields('token'))
  const begin = readMoment(fields('begin'))
  const over = readMoment(fields('over'))
  if (over <= begin) refuse(fields('over'), 'end_before_start')
  const reward = readUnits(fields('reward'), token.decimals)
  const pool = readUnits(fields('pool'), token.decimals)
  if (pool < costOf(reward)) refuse(fields('pool'), 'minimum_above_maximum')
  return {
    quizId: readId(fields('quiz_id')),
    title: readTexts(fields('title'), maxTitleLength),
    lede: readTexts(fields('lede'), maxTextLength),
    token,
    reward,
    pool,
    begin,
    over,
    ogImage: readPath(fields('og_img'), 'not_an_image'),
    readPath: readPath(fields('read'), 'not_a_url'),
    priceKrw: readPrice(fields('price_krw')),
    priceDate: readDay(fields('price_date')),
    isDemo: readDemoMark(fields),
    questions: readQuestions(fields('questions')),
  }
}

function readToken(field: RowField): QuizToken {
  const inside = objectOf(field)
  const [assetId, symbol, name] = (['asset_id', 'symbol', 'name'] as const).map((key) => {
    const text = inside(key)
    return (text.value === undefined ? refuse(text, 'required') : readCleanLine(text, 40)) ?? ''
  })
  if (!/^[a-z0-9-]{1,40}$/.test(assetId ?? '')) refuse(inside('asset_id'), 'not_an_id')
  if (!/^[A-Za-z0-9]{1,12}$/.test(symbol ?? '')) refuse(inside('symbol'), 'not_a_symbol')
  const decimals = inside('decimals').value
  const isCount = Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 18
  if (!isCount) refuse(inside('decimals'), 'not_a_number')
  return {
    assetId: assetId ?? '',
    symbol: symbol ?? '',
    name: name ?? '',
    decimals: isCount ? Number(decimals) : 0,
  }
}

function readQuestions(field: RowField): Question[] {
  const elements = elementsOf(field, { limit: maxQuestions })
  if (elements.length === 0) refuse(field, 'required')
  return elements.map((element) => {
    const inside = objectOf(element)
    const choices = elementsOf(inside('choices'), { limit: maxChoices }).map((choice) =>
      readTexts(choice, maxTextLength),
    )
    if (choices.length < 2) refuse(inside('choices'), 'required')
    const right = inside('right').value
    const isChoice = Number.isInteger(right) && Number(right) >= 0 && Number(right) < choices.length
    if (!isChoice) refuse(inside('right'), 'not_a_number')
    return {
      text: readTexts(inside('text'), maxTextLength),
      choices,
      right: isChoice ? Number(right) : 0,
      explanation: readTexts(inside('explanation'), maxTextLength),
    }
  })
}

function readId(field: RowField): string {
  if (isQuizId(field.value)) return field.value
  return refuse(field, field.value === undefined ? 'required' : 'not_an_id') ?? ''
}

/** Amounts are strings, because a JSON number loses digits when it is parsed. */
function readUnits(field: RowField, decimals: number): bigint {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? 1n
  const { whole, fraction = '' } =
    /^(?<whole>\d{1,30})(?:\.(?<fraction>\d{1,18}))?$/.exec(typeof value === 'string' ? value : '')?.groups ??
    {}
  if (whole === undefined || fraction.length > decimals) return refuse(field, 'not_an_amount') ?? 1n
  const units = BigInt(whole + fraction.padEnd(decimals, '0'))
  return units > 0n && units <= maxUnits ? units : (refuse(field, 'not_an_amount') ?? 1n)
}

function readMoment(field: RowField): number {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? 0
  const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/
  const moment = typeof value === 'string' && pattern.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? (refuse(field, 'not_a_date') ?? 0) : moment
}

function readDay(field: RowField): string {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? ''
  const day = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : ''
  const moment = Date.parse(`${day}T00:00:00Z`)
  // `Date.parse` reads February 30 as March 2, so the parsed day is compared with the text.
  const isDay = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
  return isDay ? day : (refuse(field, 'not_a_date') ?? '')
}

function readPrice(field: RowField): string {
  const { value } = field
  if (value === undefined) return refuse(field, 'required') ?? '0'
  const text = typeof value === 'string' && /^(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/.test(value) ? value : ''
  return (readDecimal(text)?.digits ?? 0n) > 0n ? text : (refuse(field, 'not_an_amount') ?? '0')
}

/** Links and pictures of a quiz stay on this site, so only paths are accepted. */
function readPath(field: RowField, code: 'not_an_image' | 'not_a_url'): string | null {
  const { value } = field
  if (value === undefined) return null
  return typeof value === 'string' && /^\/(?!\/)[\w./-]{1,200}$/.test(value) && !value.includes('..')
    ? value
    : refuse(field, code)
}

function objectOf(field: RowField) {
  const { value, findings, name } = field
  if (value === undefined) refuse(field, 'required')
  else if (!isRecord(value)) refuse(field, 'not_an_object')
  const inside = fieldsOf(isRecord(value) ? value : {}, findings)
  return (key: string): RowField => ({ ...inside(key), name: `${name}.${key}` })
}

function readTexts(field: RowField, limit: number): InLanguages {
  const inside = objectOf(field)
  return perLanguage((language) => {
    const text = inside(language)
    return (text.value === undefined ? refuse(text, 'required') : readCleanLine(text, limit)) ?? ''
  })
}
