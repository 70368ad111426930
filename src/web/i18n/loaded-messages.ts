import type { Language } from '../../domain/kernel/language.ts'
import type { Area, Messages } from './dictionary.ts'

const dictionaries = import.meta.glob<{ readonly default: unknown }>('./{ja,en,ko,zh}/*.ts')
const loaded = new Map<string, unknown>()
const loading = new Map<string, Promise<void>>()

export function dictionaryPath(language: Language, area: Area): string {
  return `./${language}/${area}.ts`
}

export function loadedMessages<Name extends Area>(language: Language, area: Name): Messages<Name> | undefined {
  // The plugin compiled the dictionary of this very area, so its functions have these names.
  return loaded.get(dictionaryPath(language, area)) as Messages<Name> | undefined
}

/** The same promise each time, as React's `use` needs it. */
export function loadMessages(language: Language, area: Area): Promise<void> {
  const path = dictionaryPath(language, area)
  const started = loading.get(path) ?? load(path)
  loading.set(path, started)
  return started
}

/** The server has every dictionary at hand; a browser fetches the ones its pages use. */
export async function loadAllMessages(): Promise<void> {
  await Promise.all(Object.keys(dictionaries).map(load))
}

async function load(path: string): Promise<void> {
  const module = await dictionaries[path]?.()
  if (module === undefined) throw new Error(`There is no dictionary ${path}.`)
  loaded.set(path, module.default)
}
