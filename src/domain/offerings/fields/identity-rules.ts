import { refuse, type RowField, type RowFields } from '../../kernel/rows/row-field.ts'
import { readLine, readName } from '../../kernel/rows/row-text.ts'
import { offeringIdFrom, isOfferingId } from './offering-id.ts'
import { offeringLimits } from './offering-limits.ts'
import { kinds, type Kind, type Offering } from './offering.ts'

/** An id that is given must be a good one; without one it is made of the name, or else of the symbol. */
export function readIdentity(
  fields: RowFields,
): Pick<Offering, 'item_id' | 'name' | 'symbol' | 'kind' | 'slogan'> {
  const name = readName(fields('name'), offeringLimits.name)
  const symbol = readLine(fields('symbol'), offeringLimits.symbol)
  const id = fields('item_id')
  const made = () => offeringIdFrom(name) ?? offeringIdFrom(symbol ?? '')
  return {
    item_id: id.value === undefined ? (made() ?? refuse(id, 'required') ?? '') : givenId(id),
    name,
    symbol,
    kind: readKind(fields('kind')),
    slogan: readLine(fields('slogan'), offeringLimits.slogan),
  }
}

function givenId(field: RowField): string {
  const { value } = field
  return typeof value === 'string' && isOfferingId(value) ? value : (refuse(field, 'not_an_id') ?? '')
}

function readKind(field: RowField): Kind | null {
  if (field.value === undefined) return null
  const name = typeof field.value === 'string' ? field.value.trim().toUpperCase() : ''
  return kinds.find((kind) => kind === name) ?? refuse(field, 'not_a_kind')
}
