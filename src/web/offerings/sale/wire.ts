import type { Client } from '../../../contract/calls/client.ts'

export type WireCell = Awaited<ReturnType<Client['searchOfferings']>>['items'][number]
export type WireAd = Awaited<ReturnType<Client['listAds']>>['items'][number]
export type WireDetail = Awaited<ReturnType<Client['getOffering']>>
