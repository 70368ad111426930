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

/** From its first moment on, and at its last no more: an ad until 12:00 is not shown at 12:00. */
export function isRunning({ starts_at, ends_at }: Pick<Ad, 'starts_at' | 'ends_at'>, now: Date): boolean {
  return starts_at <= now && now < ends_at
}
