import type { Client } from '../../../contract/calls/client.ts'

/** What the API tells of an offering in a list, of an advertisement, and of one offering in full. */
export type WireCell = Awaited<ReturnType<Client['searchOfferings']>>['items'][number]
export type WireAd = Awaited<ReturnType<Client['listAds']>>['items'][number]
export type WireDetail = Awaited<ReturnType<Client['getOffering']>>
