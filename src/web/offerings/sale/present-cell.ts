import { perLanguage, type Language } from '../../../domain/kernel/site/language.ts'
import { nameOfCountry } from '../../../domain/kernel/site/names-in-language.ts'
import { listInLanguage } from '../../../domain/kernel/text/notation.ts'
import { localised } from '../../../domain/kernel/text/text.ts'
import { foreignLang } from '../../../domain/kernel/text/written-language.ts'
import { boxOfCoin } from '../../../domain/offerings/fields/accepted-coins.ts'
import { nameInLanguage } from '../../../domain/offerings/fields/name-in-language.ts'
import { attributes } from '../../../domain/offerings/fields/offering-values.ts'
import { presentDay } from './present-day.ts'
import { presentSale } from './present-sale.ts'
import type { WireAd, WireCell } from './wire.ts'

interface CellTexts {
  readonly name: string
  readonly slogan: string | null
  readonly excerpt: string | null
}

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
    symbol: item.symbol,
    kind: item.kind,
    originalName: originalName({ item, language }),
    ...presentTexts({
      name: nameInLanguage(item, language),
      slogan: localised(item, 'slogan', language) ?? null,
      excerpt: localised(item, 'excerpt', language) ?? null,
      language,
    }),
    logo: item.logo,
    coins: item.accept_coins,
    otherCoins: listInLanguage({
      names: item.accept_coins.filter((coin) => boxOfCoin(coin) === undefined),
      language,
    }),
    features: attributes.filter((attribute) => item.attributes[attribute]),
    product_code: item.product_code,
    terms: presentTerms({ item, language }),
    ...presentSale({ item, language }),
  }
}

/** How many countries a cell names. */
const maxAreas = 3

/** What decides, before a sale has started, whether its reader can take part; null afterwards. */
function presentTerms({ item, language }: { item: WireCell; language: Language }) {
  if (item.status !== 0) return null
  const areas = item.restricted_areas.map((stated) => nameOfCountry({ stated, language }))
  return {
    price: item.initial_price,
    areas: areas.length === 0 ? null : listInLanguage({ names: areas.slice(0, maxAreas), language }),
    otherAreas: Math.max(0, areas.length - maxAreas),
    kyc: item.kyc === true,
    whitelist: item.whitelist === true,
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
  const { ad_id, slogan, logo, payer, href, until } = ad
  const name = nameInLanguage(ad, language)
  const texts = presentTexts({ name, slogan, excerpt: localised(ad, 'excerpt', language) ?? null, language })
  const { text: day, zone } = presentDay({ at: until, language })
  return {
    ad_id,
    ...texts,
    logo,
    payer,
    whitePaper: ad.white_paper,
    contact: ad.contact,
    href,
    until: day + zone,
    untilDay: withoutYear(day),
    demo: ad.is_demo,
  }
}

/** `01/07` of `2027/01/07`, `Jan 7` of `Jan 7, 2027`: advertisements end within a year. */
function withoutYear(day: string): string {
  return day.replace(/^\d{4}[/.]|, \d{4}$/, '')
}

/** Adds a `lang` attribute to texts in another language than the page, so that screen readers pronounce them correctly. */
function presentTexts(texts: CellTexts & { readonly language: Language }) {
  const { language: reader, name, slogan, excerpt } = texts
  const langOf = (text: string | null) => (text === null ? undefined : foreignLang({ text, reader }))
  const langs = { name: langOf(name), slogan: langOf(slogan), excerpt: langOf(excerpt) }
  return { name, slogan, excerpt, langs }
}

/** The name that the project gives itself, if the page shows another one. */
function originalName({ item, language }: { item: WireCell; language: Language }) {
  const { name } = item
  const shown = nameInLanguage(item, language)
  if (shown === name) return null
  // Of `茶马账本 Chama Ledger` beside `Chama Ledger` only the rest is another name.
  const text = ` ${name} `.includes(` ${shown} `) ? name.replace(shown, '').trim() : name
  return { text, lang: foreignLang({ text, reader: language }) }
}

export type SaleCell = ReturnType<typeof writeCell>
export type PickupCell = ReturnType<typeof presentPickup>
export type AdCell = SaleCell & PickupCell
