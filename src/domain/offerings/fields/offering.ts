import { localisedKeys, type LocalisedKey } from '../../kernel/text/text.ts'
import type { DecimalText } from '../sale/amount.ts'
import type { Industry } from './industries.ts'
import type { SaleDate } from '../sale/lifecycle.ts'
import type { Status } from '../sale/status.ts'
import type { UrlKey } from './url-keys.ts'

export const kinds = ['ICO', 'STO', 'IEO'] as const
export type Kind = (typeof kinds)[number]

/** What the icons of a list cell tell, by the name it has on the wire. */
export const attributes = ['BONUS', 'FOUNDER_INFO_AVAIL', 'NEW_CHAIN', 'CODE_AVAIL'] as const
export type Attribute = (typeof attributes)[number]

export type Usd = { usd: DecimalText | null }

export type TeamMember = { avatar: string | null; name: string; title: string | null; socials: string[] }

/** When a bonus is given and how much, as the owner wrote them: `First week`, `20 %`. */
export type BonusStep = { time: string; value: string }

export const textKeys = [...localisedKeys('excerpt'), ...localisedKeys('desc')]
type TextKey = (typeof textKeys)[number]

/** The slogan in a language other than the one it was thought of in; left out where nobody has translated it. */
type TranslatedSlogan = Partial<Record<Exclude<LocalisedKey<'slogan'>, 'slogan'>, string>>

/** An entry with all that is known of it; null is unknown. Wire names are those of the specification. */
export type Offering = Record<TextKey, string | null> &
  TranslatedSlogan & {
    item_id: string
    name: string
    symbol: string | null
    /** Null where nobody has said. */
    kind: Kind | null
    slogan: string | null
    logo: string | null
    banner: string | null
    url: string | null
    status: Status
    /** Nobody said what the status is: it was told from the dates, or taken for the likeliest. */
    status_assumed: boolean
    /** Ongoing as far as anybody said, which was a year ago. */
    lapsed: boolean
    ico_start: SaleDate | null
    ico_end: SaleDate | null
    raised_amount: Usd
    target_amount_min: Usd
    target_amount_max: Usd
    /** The caps as the owner wrote them: `20,000,000 ABC`. */
    soft_cap: string | null
    hard_cap: string | null
    sold_tokens: DecimalText | null
    token_for_sale: DecimalText | null
    initial_price: string | null
    accept_coins: string[]
    industry: Industry[]
    attributes: Record<Attribute, boolean>
    platform: string | null
    token_type: string | null
    video: string | null
    country: string | null
    restricted_areas: string[]
    not_us: boolean
    kyc: boolean | null
    whitelist: boolean | null
    team: TeamMember[]
    urls: Partial<Record<UrlKey, string>>
    bonus: BonusStep[]
    is_ad: boolean
    is_dark: boolean
    product_code: string | null
    /** Where the site writes to the owner. Never shown to anybody. */
    feedback_email: string | null
    /** Who collected it, `TORD v4 / ICObench`, and the day or month their word is of, `2025-03`. */
    source: string | null
    as_of: string | null
    created_at: string
    updated_at: string
  }

export type PublicOffering = Omit<Offering, 'feedback_email'>

/** What lists and the search leave to the page of the entry itself. */
type InDepth =
  | LocalisedKey<'desc'>
  | 'team'
  | 'urls'
  | 'bonus'
  | 'video'
  | 'country'
  | 'platform'
  | 'token_type'
  | 'initial_price'
  | 'soft_cap'
  | 'hard_cap'
  | 'kyc'
  | 'whitelist'
  | 'restricted_areas'
  | 'source'
  | 'as_of'
export type ListedOffering = Omit<PublicOffering, InDepth>
