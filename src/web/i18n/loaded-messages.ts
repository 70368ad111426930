import { languages, type Language } from '../../domain/kernel/site/language.ts'
import type { Area, Messages } from '../../words/dictionary.ts'

/** React's `use` reads a promise with `status: 'fulfilled'` synchronously. */
interface Loading extends Promise<unknown> {
  status?: 'fulfilled'
  value?: unknown
}

type Dictionaries = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>

interface Index extends Dictionaries {
  /** Loads the dictionaries of areas with several of them, such as `offering/page`. */
  readonly nested: () => Promise<{ readonly default: Dictionaries }>
}

/** One index per language, so that a reader does not download the file names of other languages. */
const indexes = import.meta.glob<{ readonly default: Index }>('./dictionaries-of/??.ts')
const started = new Map<string, Loading>()

function dictionaryPath(area: string): string {
  return `./${area}.ts`
}

/** Returns the same promise for the same dictionary, as `use` requires. */
export function loadMessages<Name extends Area>(language: Language, area: Name): Promise<Messages<Name>> {
  // The build plugin makes the module of an area from the messages of that area, so it has a function for each of them.
  return load(language, dictionaryPath(area)) as Promise<Messages<Name>>
}

const loaded: Partial<Record<Language, Partial<Record<Area, unknown>>>> = {}

export function loadedMessages<Name extends Area>(language: Language, area: Name): Messages<Name> {
  const known = (loaded[language] ??= {})
  return (known[area] ??= started.get(language + dictionaryPath(area))?.value) as Messages<Name>
}

export async function loadAllMessages(): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      const { nested, ...first } = await indexOf(language)
      const paths = [...Object.keys(first), ...Object.keys((await nested()).default)]
      await Promise.all(paths.map((path) => load(language, path)))
    }),
  )
}

function load(language: Language, path: string): Loading {
  const name = language + path
  const known = started.get(name)
  if (known !== undefined) return known
  const loading: Loading = compiled(language, path).then(
    (messages) => Object.assign(loading, fulfilled(messages)).value,
  )
  started.set(name, loading)
  return loading
}

const fulfilled = (value: unknown) => ({ status: 'fulfilled' as const, value })

async function compiled(language: Language, path: string): Promise<unknown> {
  const index = await indexOf(language)
  const dictionary = index[path] ?? (await index.nested()).default[path]
  if (dictionary === undefined) throw new Error(`There is no dictionary ${path}.`)
  return (await dictionary()).default
}

async function indexOf(language: Language): Promise<Index> {
  const module = await indexes[`./dictionaries-of/${language}.ts`]?.()
  if (module === undefined) throw new Error(`There are no dictionaries for ${language}.`)
  return module.default
}
