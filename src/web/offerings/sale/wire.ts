import type { Client } from '../../../contract/calls/client.ts'

/** The API's shapes of an offering in a list, an advertisement, and one offering in full. */
export type WireCell = Awaited<ReturnType<Client['searchOfferings']>>['items'][number]
export type WireAd = Awaited<ReturnType<Client['listAds']>>['items'][number]
export type WireDetail = Awaited<ReturnType<Client['getOffering']>>
