import type { Client } from '../../../contract/calls/client.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'

export type WireCell = Awaited<ReturnType<Client['searchOfferings']>>['items'][number]

/** The fields of a sale that a cell shows, which the preview of an unfinished form has too. */
export type CellFields = Pick<
  WireCell,
  | 'item_id'
  | 'name'
  | 'symbol'
  | 'kind'
  | 'slogan'
  | 'excerpt'
  | 'logo'
  | 'accept_coins'
  | 'attributes'
  | 'product_code'
  | 'initial_price'
  | 'restricted_areas'
  | 'kyc'
  | 'whitelist'
  | 'is_demo'
  | 'status'
  | 'status_assumed'
  | 'lapsed'
  | 'ico_start'
  | 'ico_end'
  | 'raised_amount'
  | 'target_amount_min'
  | 'target_amount_max'
  | 'sold_tokens'
  | 'token_for_sale'
> &
  Pick<Partial<WireCell>, `${'name' | 'slogan' | 'excerpt'}_${Language}`>
export type WireAd = Awaited<ReturnType<Client['listAds']>>['items'][number]
export type WireDetail = Awaited<ReturnType<Client['getOffering']>>
