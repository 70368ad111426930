import type jaBlog from './ja/blog.ts'
import type jaCoin from './ja/coin.ts'
import type jaErrors from './ja/errors.ts'
import type jaEventTypes from './ja/event-types.ts'
import type jaFilters from './ja/filters.ts'
import type jaFollow from './ja/follow.ts'
import type jaHome from './ja/home.ts'
import type jaIndustries from './ja/industries.ts'
import type jaMarket from './ja/market.ts'
import type jaOffering from './ja/offering.ts'
import type jaOfferings from './ja/offerings.ts'
import type jaPages from './ja/pages.ts'
import type jaFrame from './ja/frame.ts'
import type jaDemo from './ja/server/demo.ts'
import type jaFieldErrors from './ja/server/field-errors.ts'
import type jaMails from './ja/server/mails.ts'
import type jaNews from './ja/server/news.ts'
import type jaOfferingChanges from './ja/server/offering-changes.ts'
import type jaProblems from './ja/server/problems.ts'

/** What pages say; a browser gets the areas its page uses. */
interface PageDictionaries {
  blog: typeof jaBlog
  coin: typeof jaCoin
  errors: typeof jaErrors
  'event-types': typeof jaEventTypes
  filters: typeof jaFilters
  follow: typeof jaFollow
  home: typeof jaHome
  industries: typeof jaIndustries
  market: typeof jaMarket
  offering: typeof jaOffering
  offerings: typeof jaOfferings
  pages: typeof jaPages
  frame: typeof jaFrame
}

/** What the server alone writes, in `<language>/server/`; no browser gets these. */
interface ServerDictionaries {
  demo: typeof jaDemo
  'field-errors': typeof jaFieldErrors
  mails: typeof jaMails
  news: typeof jaNews
  'offering-changes': typeof jaOfferingChanges
  problems: typeof jaProblems
}

/** The Japanese dictionaries say which messages there are and what each one takes. */
type Dictionaries = PageDictionaries & ServerDictionaries

export type Area = keyof PageDictionaries
export type ServerArea = keyof ServerDictionaries

/** The same keys in another language; a missing or an extra one does not compile. */
export type Translation<Name extends keyof Dictionaries> = Readonly<Record<keyof Dictionaries[Name], string>>

/** `{name}` in a Japanese text is an argument. Plural forms stand in the other languages only. */
type ArgumentNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ArgumentNames<Rest>
  : never

type Message<Text> = [ArgumentNames<Text>] extends [never]
  ? () => string
  : (values: Readonly<Record<ArgumentNames<Text>, string | number>>) => string

export type Messages<Name extends keyof Dictionaries> = {
  readonly [Key in keyof Dictionaries[Name]]: Message<Dictionaries[Name][Key]>
}
