import type { Reply } from '../../../../contract/operations/operation.ts'
import type { Operations } from '../../../../contract/operations/operations.ts'

type Found = Pick<
  Reply<Operations['listCoinOfferings']>['items'][number],
  'item_id' | 'name' | 'ico_start' | 'ico_end'
>

export function presentSales(found: readonly Found[]) {
  return found.map(({ item_id, name, ico_start, ico_end }) => ({
    itemId: item_id,
    name,
    start: ico_start,
    end: ico_end,
  }))
}
