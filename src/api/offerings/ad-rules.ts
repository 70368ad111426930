import { perLocalised } from '../../domain/kernel/text/text.ts'
import {
  cellsOf,
  isRecord,
  makeCell,
  refuse,
  type Cell,
  type Findings,
  type Issue,
} from '../../domain/kernel/rows/row-cell.ts'
import { readLine, readName } from '../../domain/kernel/rows/row-text.ts'
import { readImage, readUrl } from '../../domain/kernel/rows/web-address.ts'
import { isOfferingId } from '../../domain/offerings/fields/offering-id.ts'
import { readDate } from '../../domain/offerings/fields/value-rules.ts'
import type { AdCard, AdRow } from './ads.store.ts'

const nameLimit = 120
const sloganLimit = 200
const farthestPlace = 1_000_000

type Reading = { id: string; content: AdRow; warnings: Issue[] } | { errors: Issue[] }

/**
 * An advertisement from a row of JSON. It shows an entry of ours (`item_id`) or what its card says, and then the card
 * needs a name and an address: `{ ad_id: 'a', payer: 'A Ltd', starts_at, ends_at, card: { name: 'A', url } }`.
 */
export function readAdRow({ row }: { row: unknown }): Reading {
  const findings: Findings = { errors: [], warnings: [] }
  if (!isRecord(row)) {
    refuse({ field: '', value: row, findings }, 'not_an_object')
    return { errors: findings.errors }
  }
  const cells = cellsOf(row, findings)
  const id = cells('ad_id')
  const itemId = cells('item_id')
  const ad: AdRow = {
    ad_id: readId(id) ?? refuse(id, id.value === undefined ? 'required' : 'not_an_id') ?? '',
    item_id: itemId.value === undefined ? null : (readId(itemId) ?? refuse(itemId, 'not_an_id')),
    card: readCard({ cell: cells('card'), isAlone: itemId.value === undefined }),
    payer: readName(cells('payer'), nameLimit),
    starts_at: readMoment(cells('starts_at')),
    ends_at: readMoment(cells('ends_at')),
    place: readPlace(cells('place')),
  }
  if (ad.ends_at <= ad.starts_at) refuse(cells('ends_at'), 'end_before_start')
  const { errors, warnings } = findings
  return errors.length > 0 ? { errors } : { id: ad.ad_id, content: ad, warnings }
}

function readId({ value }: Cell): string | undefined {
  return typeof value === 'string' && isOfferingId(value) ? value : undefined
}

function readCard({ cell, isAlone }: { cell: Cell; isAlone: boolean }): AdCard {
  const given = isRecord(cell.value) ? cell.value : {}
  if (cell.value !== undefined && !isRecord(cell.value)) refuse(cell, 'not_an_object')
  const part = (name: keyof AdCard) =>
    makeCell({ field: `card.${name}`, value: given[name], findings: cell.findings })
  if (isAlone && part('url').value === undefined) refuse(part('url'), 'required')
  const card = {
    name: isAlone ? readName(part('name'), nameLimit) : readLine(part('name'), nameLimit),
    ...perLocalised('slogan', (key) => readLine(part(key), sloganLimit)),
    logo: readImage(part('logo')),
    url: readUrl(part('url')),
  }
  return Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null))
}

/** A day begins at midnight UTC. */
function readMoment(cell: Cell): Date {
  if (cell.value === undefined) refuse(cell, 'required')
  return new Date(readDate(cell) ?? Number.NaN)
}

function readPlace(cell: Cell): number {
  const { value = 0 } = cell
  const isPlace = typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= farthestPlace
  return isPlace ? value : (refuse(cell, 'not_an_amount') ?? 0)
}
