import type { LocalisedKey } from '../../kernel/text/text.ts'

/**
 * Texts and picture of an advertisement. They replace those of the advertised offering, if there is one. Rules for marketing, such as
 * article 7 of the EU's MiCA, ask for the address of the white paper and a telephone number or e-mail address of the seller.
 */
export type AdCard = Partial<
  Record<'name' | LocalisedKey<'slogan'> | 'logo' | 'url' | 'white_paper' | 'contact', string>
>

export interface Ad {
  ad_id: string
  item_id: string | null
  card: AdCard
  payer: string
  is_demo: boolean
  starts_at: Date
  ends_at: Date
  place: number
}

/** The end is exclusive: an advertisement until 12:00 is not shown at 12:00. */
export function isRunning({ starts_at, ends_at }: Pick<Ad, 'starts_at' | 'ends_at'>, now: Date): boolean {
  return starts_at <= now && now < ends_at
}
