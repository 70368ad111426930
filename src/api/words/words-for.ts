import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import MessageFormat from '@messageformat/core'
import { languages, type Language } from '../../domain/kernel/site/language.ts'
import type { Messages, ServerArea } from '../../words/dictionary.ts'
import { fillRuleNumbers } from '../../words/rule-numbers.ts'

type Texts = Readonly<Record<string, string>>
type Compiled = Readonly<Record<string, (values?: Readonly<Record<string, unknown>>) => string>>

/** The dictionaries by language and area. They are found by reading the folders, so that a new language needs no change here. */
const dictionaries = new Map<string, Texts>()
for (const language of languages) {
  const folder = new URL(`../../words/${language}/server/`, import.meta.url)
  // The dictionaries in `of-pages` are also used by pages.
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    const module = (await import(new URL(file, folder).href)) as { default: Texts }
    dictionaries.set(`${language}/${basename(file, '.ts')}`, module.default)
  }
}

const compiled = new Map<string, Compiled>()

/** Texts that the server writes itself: `wordsFor('en', 'news').added({ name })` → `New sale: Acme`. */
export function wordsFor<Name extends ServerArea>(language: Language, area: Name): Messages<Name> {
  const name = `${language}/${area}`
  const words = compiled.get(name) ?? compile(language, dictionaries.get(name) ?? {})
  compiled.set(name, words)
  // The type comes from the Japanese dictionary; all languages have the same keys and arguments.
  return words as Messages<Name>
}

function compile(language: Language, texts: Texts): Compiled {
  const format = new MessageFormat(language, { returnType: 'string' })
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, format.compile(fillRuleNumbers(text, language))]),
  )
}
