import { preloadModule } from 'react-dom'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Area } from '../../words/dictionary.ts'

type AssetOf = (file: string) => string | undefined

/** On the server: each dictionary that the page uses is named in its head, with the lists that lead to it. */
export function preloadDictionaries(language: Language, assetOf: AssetOf | undefined) {
  const announced = new Set<string>()
  const announce = (file: string) => {
    if (announced.has(file)) return
    announced.add(file)
    const asset = assetOf?.(file)
    if (asset !== undefined) preloadModule(asset, { as: 'script' })
  }
  const areas = new Set<Area>()
  return (area: Area) => {
    // Every part of a page names its words.
    if (areas.has(area)) return
    areas.add(area)
    announce(`src/web/i18n/dictionaries-of/${language}.ts`)
    if (area.includes('/')) announce(`src/web/i18n/dictionaries-of/${language}.nested.ts`)
    announce(`src/words/${language}/${area}.ts`)
  }
}
