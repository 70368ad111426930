import { perLanguage, type Language } from '../../../domain/kernel/site/language.ts'
import { localised } from '../../../domain/kernel/text/text.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { attributes } from '../../../domain/offerings/fields/offering-values.ts'
import { presentDay } from './present-day.ts'
import { presentSale } from './present-sale.ts'
import type { WireAd, WireCell } from './wire.ts'

const shown = perLanguage(() => new WeakMap<WireCell, SaleCell>())

/** Formats an offering for lists; cached for each API cell. */
export function presentCell({ item, language }: { item: WireCell; language: Language }): SaleCell {
  const known = shown[language].get(item)
  if (known !== undefined) return known
  const cell = writeCell({ item, language })
  shown[language].set(item, cell)
  return cell
}

function writeCell({ item, language }: { item: WireCell; language: Language }) {
  return {
    item_id: item.item_id,
    name: item.name,
    symbol: item.symbol,
    ...presentTexts({
      slogan: localised(item, 'slogan', language) ?? null,
      excerpt: localised(item, 'excerpt', language) ?? null,
      language,
    }),
    logo: item.logo,
    coins: item.accept_coins,
    features: attributes.filter((attribute) => item.attributes[attribute]),
    product_code: item.product_code,
    ...presentSale({ item, language }),
  }
}

const shownAds = perLanguage(() => new WeakMap<WireAd, AdCell>())

export function presentAd({ ad, language }: { ad: WireAd; language: Language }): AdCell {
  const known = shownAds[language].get(ad)
  if (known !== undefined) return known
  const cell: AdCell = { ...presentCell({ item: ad, language }), ...presentPickup({ ad, language }) }
  shownAds[language].set(ad, cell)
  return cell
}

export function presentPickup({ ad, language }: { ad: WireAd; language: Language }) {
  const { ad_id, name, slogan, logo, payer, href, until } = ad
  const texts = presentTexts({ slogan, excerpt: localised(ad, 'excerpt', language) ?? null, language })
  const { text: day, zone } = presentDay({ at: until, language })
  return { ad_id, name, ...texts, logo, payer, href, until: day + zone, demo: ad.is_demo }
}

/** Adds a `lang` attribute to texts in another language than the page, so that screen readers pronounce them correctly. */
function presentTexts(texts: { slogan: string | null; excerpt: string | null; language: Language }) {
  const { language: reader, slogan, excerpt } = texts
  const langOf = (text: string | null) => (text === null ? undefined : foreignLang({ text, reader }))
  return { slogan, excerpt, langs: { slogan: langOf(slogan), excerpt: langOf(excerpt) } }
}

export type SaleCell = ReturnType<typeof writeCell>
export type PickupCell = ReturnType<typeof presentPickup>
export type AdCell = SaleCell & PickupCell
