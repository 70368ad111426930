import { elementsOf, refuse, type RowField } from '../kernel/rows/row-field.ts'
import { readRow, type RowReading } from '../kernel/rows/row-reading.ts'
import { readCleanLine } from '../kernel/rows/row-text.ts'
import { costOf } from './reward.ts'
import { maxChoices, maxQuestions, type Question, type Quiz, type QuizToken } from './quiz.ts'
import {
  objectOf,
  readTexts,
  readDay,
  readId,
  readMoment,
  readPath,
  readPrice,
  readUnits,
} from './quiz-value-rules.ts'

const maxTitleLength = 120
const maxTextLength = 500

/**
 * Reads a quiz from a JSON object: `quiz_id`, `title` and `lede` with a text for each language, `token` (`asset_id`,
 * `symbol`, `name`, `decimals`), `reward` and `pool` as decimals of that token, `begin` and `over`, `og_img` and `read`
 * (paths of this site), `price_krw` with its `price_date`, and `questions`: each with `text`, `choices` and
 * `explanation` for each language, and `right`, the index of the right choice.
 */
export function readQuiz(row: unknown): RowReading<Quiz> {
  return readRow(row, ({ fields }) => {
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
      questions: readQuestions(fields('questions')),
    }
  })
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
