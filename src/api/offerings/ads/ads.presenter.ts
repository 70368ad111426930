import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { Ad as AdSchema } from '../../../contract/shapes/offerings/offering-shapes.ts'
import { perLanguage, type Language } from '../../../domain/kernel/site/language.ts'
import { perLocalised } from '../../../domain/kernel/text/text.ts'
import type { Ad as StoredAd } from '../../../domain/offerings/ads/ad.ts'
import type { ListedOffering, NamesOf } from '../../../domain/offerings/fields/offering.ts'
import { homePath, offeringPath } from '../../../words/addresses/addresses.ts'
import { promisedFields } from '../../operations/promised-fields.ts'

type Ad = Reply<Operations['listAds']>['items'][number]

const adOf = promisedFields(AdSchema) as (fields: Ad) => Ad

interface ShownAd {
  readonly ad: StoredAd
  readonly entry: ListedOffering | null
  readonly language: Language
}

const ads = perLanguage(
  () => new WeakMap<StoredAd, { readonly entry: ShownAd['entry']; readonly cell: Ad }>(),
)

/**
 * Presents an advertisement once: the same object is returned as long as the cached advertisement and its offering are the same.
 */
export function presentAd({ ad, entry, language }: ShownAd): Ad {
  const known = ads[language].get(ad)
  if (known?.entry === entry) return known.cell
  const cell = writeAd({ ad, entry, language })
  ads[language].set(ad, { entry, cell })
  return cell
}

function writeAd({ ad, entry, language }: ShownAd): Ad {
  const { card } = ad
  return adOf({
    ...named(entry ?? emptyEntry(ad), card.name),
    slogan:
      card[`slogan_${language}`] ?? card.slogan ?? entry?.[`slogan_${language}`] ?? entry?.slogan ?? null,
    logo: card.logo ?? entry?.logo ?? null,
    is_ad: true,
    is_demo: ad.is_demo || entry?.is_demo === true,
    ad_id: ad.ad_id,
    payer: ad.payer,
    white_paper: card.white_paper ?? null,
    contact: card.contact ?? null,
    until: ad.ends_at.toISOString(),
    href: entry === null ? (card.url ?? homePath) : offeringPath(entry.item_id),
  })
}

type TranslatedNames = Partial<Pick<ListedOffering, Exclude<NamesOf<'name'>, 'name'>>>
type AdvertisedEntry = ListedOffering | (ReturnType<typeof emptyEntry> & TranslatedNames)

/** A name of the advertisement stands for the names of the entry in all languages. */
function named(entry: AdvertisedEntry, name: string | undefined) {
  if (name === undefined) return entry
  const { name_ja: _ja, name_en: _en, name_ko: _ko, name_zh: _zh, ...nameless } = entry
  return { ...nameless, name }
}

function emptyEntry({ ad_id, card, starts_at }: StoredAd) {
  const unknown = { usd: null }
  return {
    item_id: ad_id,
    name: '',
    symbol: null,
    kind: null,
    banner: null,
    url: card.url ?? null,
    ...perLocalised('excerpt', () => null),
    status: 1,
    status_assumed: false,
    lapsed: false,
    ico_start: null,
    ico_end: null,
    raised_amount: unknown,
    target_amount_min: unknown,
    target_amount_max: unknown,
    sold_tokens: null,
    token_for_sale: null,
    accept_coins: [],
    industry: [],
    attributes: { BONUS: false, FOUNDER_INFO_AVAIL: false, NEW_CHAIN: false, CODE_AVAIL: false },
    is_dark: false,
    product_code: null,
    coin_id: null,
    initial_price: null,
    restricted_areas: [],
    kyc: null,
    whitelist: null,
    created_at: starts_at.toISOString(),
    updated_at: starts_at.toISOString(),
  }
}
