/** What an advertiser may say of something that is not an entry of ours. */
export interface AdCard {
  name?: string
  slogan?: string
  slogan_ja?: string
  slogan_ko?: string
  slogan_zh?: string
  logo?: string
  url?: string
}

export interface Ad {
  ad_id: string
  item_id: string | null
  card: AdCard
  payer: string
  starts_at: Date
  ends_at: Date
  place: number
}
