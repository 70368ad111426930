import type { Language } from '../../domain/kernel/site/language.ts'
import type { Area, Messages } from '../../words/dictionary.ts'

/** React's `use` reads a promise that says it is fulfilled at once, without waiting for a turn. */
interface Loading extends Promise<unknown> {
  status?: 'fulfilled'
  value?: unknown
}

const dictionaries = import.meta.glob<{ readonly default: unknown }>('../../words/*/*.ts')
const started = new Map<string, Loading>()

function dictionaryPath(language: Language, area: Area): string {
  return `../../words/${language}/${area}.ts`
}

/** The same promise each time, as `use` needs it. */
export function loadMessages<Name extends Area>(language: Language, area: Name): Promise<Messages<Name>> {
  // The plugin compiled the dictionary of this very area, so its functions have these names.
  return load(dictionaryPath(language, area)) as Promise<Messages<Name>>
}

const loaded: Partial<Record<Language, Partial<Record<Area, unknown>>>> = {}

/** What the server has loaded already. */
export function loadedMessages<Name extends Area>(language: Language, area: Name): Messages<Name> {
  const known = (loaded[language] ??= {})
  return (known[area] ??= started.get(dictionaryPath(language, area))?.value) as Messages<Name>
}

/** The server has every dictionary at hand; a browser fetches the ones its pages use. */
export async function loadAllMessages(): Promise<void> {
  await Promise.all(Object.keys(dictionaries).map(load))
}

function load(path: string): Loading {
  const known = started.get(path)
  if (known !== undefined) return known
  const loading: Loading = compiled(path).then(
    (messages) => Object.assign(loading, fulfilled(messages)).value,
  )
  started.set(path, loading)
  return loading
}

const fulfilled = (value: unknown) => ({ status: 'fulfilled' as const, value })

async function compiled(path: string): Promise<unknown> {
  const module = await dictionaries[path]?.()
  if (module === undefined) throw new Error(`There is no dictionary ${path}.`)
  return module.default
}
