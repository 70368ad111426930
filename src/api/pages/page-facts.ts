import { isInStores, type AppStores } from '../../domain/kernel/site/app-stores.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Sellers } from '../../domain/kernel/site/seller.ts'
import { siteConfig } from '../../domain/kernel/site/site-config.ts'
import { wordsFor } from '../words/words-for.ts'

export interface PageSettings {
  readonly sellers: Sellers
  readonly appStores: AppStores
}

/**
 * What pages name by placeholders, so that an operator changes it in one place: `{{seller}}`, `{{seller_person}}`,
 * `{{seller_address}}`, `{{seller_phone}}`, `{{site}}`, `{{app}}`; `{{app_awaited}}` is a sentence as long as the app is in no store.
 */
function factsOf(language: Language, { sellers, appStores }: PageSettings): Readonly<Record<string, string>> {
  const { name, person, address, phone } = sellers[language]
  const { name: site, app } = siteConfig
  return {
    site,
    app,
    seller: name,
    seller_person: person,
    seller_address: address,
    seller_phone: phone,
    app_awaited: isInStores(appStores) ? '' : wordsFor(language, 'page-facts').appAwaited({ app }),
  }
}

/** Fills the placeholders of a text; unknown ones stay. `escape` makes values safe for the format of the text. */
export function fillFacts(
  text: string,
  {
    language,
    settings,
    escape = (value) => value,
  }: { language: Language; settings: PageSettings; escape?: (value: string) => string },
): string {
  const facts = factsOf(language, settings)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? escape(facts[name] ?? '') : placeholder,
  )
}

/** Escapes what means something in Markdown, so that an address with a `|` does not break a table. */
export function escapeMarkdown(value: string): string {
  return value.replaceAll(/[\\`*_[\]<>|#~&]/g, String.raw`\$&`)
}
