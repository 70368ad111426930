import { isInStores, type AppStores } from '../../domain/kernel/site/app-stores.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { listInLanguage } from '../../domain/kernel/text/notation.ts'
import { wordsFor } from '../words/words-for.ts'

/** A plan on sale, with its price in the currency of the reader's language. */
export interface PricedPlan {
  readonly interval: 'month' | 'year'
  readonly amount: string
}

export interface PageSettings {
  readonly sellers: Sellers
  readonly appStores: AppStores
  readonly plans: (language: Language) => Promise<readonly PricedPlan[]>
}

export type PageFacts = Readonly<Record<string, string>>

/**
 * What pages name by placeholders, so that an operator changes it in one place: `{{seller}}`, `{{seller_person}}`,
 * `{{seller_address}}`, `{{seller_phone}}`, `{{site}}`, `{{app}}`. `{{plan_prices}}` lists what is on sale, and `{{app_awaited}}` is a
 * sentence as long as the app is in no store.
 */
export function pageFacts({
  language,
  plans,
  settings: { sellers, appStores },
}: {
  readonly language: Language
  readonly plans: readonly PricedPlan[]
  readonly settings: PageSettings
}): PageFacts {
  const { name, person, address, phone } = sellers[language]
  const { name: site, app } = siteConfig
  const t = wordsFor(language, 'page-facts')
  const prices = plans.map(({ interval, amount }) =>
    interval === 'year' ? t.priceYear({ amount }) : t.priceMonth({ amount }),
  )
  return {
    site,
    app,
    seller: name,
    seller_person: person,
    seller_address: address,
    seller_phone: phone,
    plan_prices: listInLanguage({ names: prices, language }),
    app_awaited: isInStores(appStores) ? '' : t.appAwaited({ app }),
  }
}

/** Fills the placeholders of a text; unknown ones stay. `escape` makes values safe for the format of the text. */
export function fillFacts(text: string, facts: PageFacts, escape = (value: string) => value): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? escape(facts[name] ?? '') : placeholder,
  )
}

/** Escapes what means something in Markdown, so that an address with a `|` does not break a table. */
export function escapeMarkdown(value: string): string {
  return value.replaceAll(/[\\`*_[\]<>|#~&]/g, String.raw`\$&`)
}
