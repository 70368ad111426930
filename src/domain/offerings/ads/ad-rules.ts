import { readDemoMark } from '../../kernel/rows/demo-mark.ts'
import { isRecord, makeField, refuse, type Row, type RowField } from '../../kernel/rows/row-field.ts'
import { readRow, type OpenRow, type RowReading } from '../../kernel/rows/row-reading.ts'
import { readLine, readName } from '../../kernel/rows/row-text.ts'
import { readImage, readUrl } from '../../kernel/rows/web-address.ts'
import { perLocalised } from '../../kernel/text/text.ts'
import { isOfferingId } from '../fields/offering-id.ts'
import { readDate } from '../fields/value-rules.ts'
import type { Ad, AdCard } from './ad.ts'

const nameLimit = 120
const sloganLimit = 200
const contactLimit = 120
const farthestPlace = 1_000_000

/**
 * Reads an advertisement from a row of JSON. It advertises an offering of the site (`item_id`) or something else, whose card
 * then needs a name and an address: `{ ad_id: 'a', payer: 'A Ltd', starts_at, ends_at, card: { name: 'A', url } }`.
 */
export function readAd(row: unknown, stored?: Row): RowReading<Ad> {
  return readRow(row, adOf, stored)
}

function adOf({ fields }: OpenRow): Ad {
  const id = fields('ad_id')
  const itemId = fields('item_id')
  const ad: Ad = {
    ad_id: readId(id) ?? refuse(id, id.value === undefined ? 'required' : 'not_an_id') ?? '',
    item_id: itemId.value === undefined ? null : (readId(itemId) ?? refuse(itemId, 'not_an_id')),
    card: readCard({ field: fields('card'), isAlone: itemId.value === undefined }),
    payer: readName(fields('payer'), nameLimit),
    is_demo: readDemoMark(fields),
    starts_at: readMoment(fields('starts_at')),
    ends_at: readMoment(fields('ends_at')),
    place: readPlace(fields('place')),
  }
  if (ad.ends_at <= ad.starts_at) refuse(fields('ends_at'), 'end_before_start')
  return ad
}

function readId({ value }: RowField): string | undefined {
  return typeof value === 'string' && isOfferingId(value) ? value : undefined
}

function readCard({ field, isAlone }: { field: RowField; isAlone: boolean }): AdCard {
  const input = isRecord(field.value) ? field.value : {}
  if (field.value !== undefined && !isRecord(field.value)) refuse(field, 'not_an_object')
  const part = (name: keyof AdCard) =>
    makeField({ name: `card.${name}`, value: input[name], findings: field.findings })
  if (isAlone && part('url').value === undefined) refuse(part('url'), 'required')
  const card = {
    name: isAlone ? readName(part('name'), nameLimit) : readLine(part('name'), nameLimit),
    ...perLocalised('slogan', (key) => readLine(part(key), sloganLimit)),
    logo: readImage(part('logo')),
    url: readUrl(part('url')),
    white_paper: readUrl(part('white_paper')),
    contact: readLine(part('contact'), contactLimit),
  }
  return Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null))
}

/** Reads the start or end of an advertisement. A day without a time means its midnight in UTC. */
function readMoment(field: RowField): Date {
  if (field.value === undefined) refuse(field, 'required')
  return new Date(readDate(field) ?? Number.NaN)
}

function readPlace(field: RowField): number {
  const { value = 0 } = field
  const isPlace = typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= farthestPlace
  return isPlace ? value : (refuse(field, 'not_an_amount') ?? 0)
}
