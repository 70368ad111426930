import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currencies } from '../../src/domain/kernel/money/currency.ts'
import { languageCustoms } from '../../src/domain/kernel/site/language-customs.ts'
import { htmlLang, languageName, languages, subHosts } from '../../src/domain/kernel/site/language.ts'
import { root, sourceFiles } from '../support/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tokens = read('src/web/ui/styles/tokens.css')
const readme = read('README.md')
const migrations = sourceFiles('db/migrations', /\.sql$/).toSorted((a, b) => (a.path < b.path ? -1 : 1))

/** Languages in Latin script use the font stack of `:root`. */
const writtenInLatin: ReadonlySet<string> = new Set(['en'])

test('a language has everything that the site needs of it; missing parts are listed here', () => {
  const lacks = languages.flatMap((language) => [
    ...dictionaries('ja')
      .filter((area) => !existsSync(join(root, 'src/words', language, area)))
      .map((area) => `src/words/${language}/${area}`),
    ...[`${language}.ts`, `${language}.nested.ts`]
      .map((file) => `src/web/i18n/dictionaries-of/${file}`)
      .filter((path) => !existsSync(join(root, path))),
    ...readdirSync(join(root, 'db/demo/pages'))
      .map((page) => `db/demo/pages/${page}/${language}.md`)
      .filter((path) => !existsSync(join(root, path))),
    ...[...allowedIn('language')]
      .filter(([, allowed]) => !allowed.includes(language))
      .map(([table]) => `a migration that lets ${table}.language be '${language}'`),
    ...(writtenInLatin.has(language) || styleOf(language).includes('--font-sans:')
      ? []
      : [`fonts in :lang(${language}) of src/web/ui/styles/tokens.css`]),
    ...(styleOf(language).includes('--color-gain: var(--color-red-fig)') === hasRedGains(language)
      ? []
      : [`colours in :lang(${language}) of tokens.css as language-customs.ts has them`]),
    ...(Intl.NumberFormat.supportedLocalesOf(htmlLang[language]).length === 1
      ? []
      : [`a tag that browsers know in htmlLang of language.ts: ${htmlLang[language]}`]),
    ...(readme.includes(`| ${languageName[language]} | http://${subHosts[language]}.localhost:3000`)
      ? []
      : [`a line in the README: ${languageName[language]}, ${subHosts[language]}.localhost`]),
  ])
  expect(lacks).toEqual([])
})

test('the list of languages is declared once', () => {
  const several = /(?:\b(?:ja|en|ko|zh)\b[^\w\n]{1,6}){3,}(?:ja|en|ko|zh)\b/
  const repeats = [...sourceFiles('src', /\.(?:tsx?|css)$/), ...sourceFiles('scripts', /\.(?:ts|mjs)$/)]
    .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && several.test(text))
    .map(({ path }) => path)
  expect(repeats).toEqual(['src/domain/kernel/site/language.ts'])
})

test('code that differs by language is in few files beside the dictionaries', () => {
  const written = sourceFiles('src', /\.tsx?$/)
    .filter(({ path, text }) => !/^src\/words\/|\.test\.tsx?$/.test(path) && /[\s{,]ko: /.test(text))
    .map(({ path }) => path)
  expect(written.toSorted()).toEqual([
    'src/domain/kernel/site/language-customs.ts',
    'src/domain/kernel/site/language.ts',
    'src/domain/kernel/site/seller.ts',
    'src/domain/kernel/site/site-config.ts',
    'src/domain/kernel/site/site-profile.ts',
    'src/domain/kernel/text/notation.ts',
    'src/domain/kernel/time/date-format.ts',
    'src/domain/kernel/time/language-day.ts',
    // Coins without a local name use their international name.
    'src/domain/market/quotes/local-coin-names.ts',
  ])
})

test('texts that name the number of currencies have the right one', () => {
  const numbers: Readonly<Record<number, string>> = { 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' }
  const stated = /(\d+|\w+)\s?(?:通貨に|currencies|개 통화|种货币)/g
  const counts = sourceFiles('src/words', /\/market\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(stated)].map(([, count = '']) => ({ path, count })),
  )
  expect(counts.map(({ path }) => path).toSorted()).toEqual(
    languages.map((language) => `src/words/${language}/market.ts`).toSorted(),
  )
  const right = new Set([String(currencies.length), numbers[currencies.length]])
  expect(counts.filter(({ count }) => !right.has(count))).toEqual([])
})

function dictionaries(language: string): string[] {
  const folder = join(root, 'src/words', language)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
}

function allowedIn(column: string): Map<string, string[]> {
  const allowed = new Map<string, string[]>()
  for (const { text } of migrations) {
    for (const statement of text.split(/^(?=create table|alter table)/m)) {
      const [, table] = /^(?:create|alter) table (\w+)/.exec(statement) ?? []
      const [, values] = new RegExp(`check \\(\\s*${column} in \\(([^)]*)\\)`).exec(statement) ?? []
      if (table !== undefined && values !== undefined)
        allowed.set(
          table,
          [...values.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
        )
    }
  }
  return allowed
}

function styleOf(language: string): string {
  return new RegExp(`^:lang\\(${language}\\) \\{([^}]*)\\}`, 'm').exec(tokens)?.[1] ?? ''
}

function hasRedGains(language: (typeof languages)[number]): boolean {
  return languageCustoms[language].figureColours === 'red-up'
}
