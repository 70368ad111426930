import { preloadModule } from 'react-dom'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Area } from '../../words/dictionary.ts'

type AssetsOf = (file: string) => readonly string[] | undefined

/** On the server: returns a callback that preloads each used dictionary in the head of the page, with the index that leads to it. */
export function preloadDictionaries(language: Language, assetsOf: AssetsOf | undefined) {
  const announced = new Set<string>()
  const announce = (file: string) => {
    if (announced.has(file)) return
    announced.add(file)
    for (const asset of assetsOf?.(file) ?? []) preloadModule(asset, { as: 'script' })
  }
  const areas = new Set<Area>()
  return (area: Area) => {
    if (areas.has(area)) return
    areas.add(area)
    announce(`src/web/i18n/dictionaries-of/${language}.ts`)
    if (area.includes('/')) announce(`src/web/i18n/dictionaries-of/${language}.nested.ts`)
    announce(`src/words/${language}/${area}.ts`)
  }
}
