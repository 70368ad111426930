import type { Reply } from '../../../../contract/operations/operation.ts'
import type { Operations } from '../../../../contract/operations/operations.ts'
import type { Language } from '../../../../domain/kernel/site/language.ts'
import { nameInLanguage, type OfferingNames } from '../../../../domain/offerings/fields/name-in-language.ts'

type Found = Pick<
  Reply<Operations['listCoinOfferings']>['items'][number],
  'item_id' | 'ico_start' | 'ico_end' | 'is_demo' | keyof OfferingNames
>

export function presentSales(found: readonly Found[], language: Language) {
  return found.map(({ item_id, ico_start, ico_end, is_demo: isDemo, ...names }) => ({
    itemId: item_id,
    name: nameInLanguage(names, language),
    start: ico_start,
    end: ico_end,
    isDemo,
  }))
}
