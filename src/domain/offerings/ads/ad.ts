import type { LocalisedKey } from '../../kernel/text/text.ts'

/** What an advertiser may say of something that is not an entry of ours. */
export type AdCard = Partial<Record<'name' | LocalisedKey<'slogan'> | 'logo' | 'url', string>>

export interface Ad {
  ad_id: string
  item_id: string | null
  card: AdCard
  payer: string
  starts_at: Date
  ends_at: Date
  place: number
}
