import type { PageDictionaries } from './page-dictionaries.ts'
import type { RuleNumber } from './rule-numbers.ts'
import type { ServerDictionaries } from './server-dictionaries.ts'

/** The Japanese dictionaries say which messages there are and what each one takes. */
type Dictionaries = PageDictionaries & ServerDictionaries

export type Area = keyof PageDictionaries
export type ServerArea = keyof ServerDictionaries

/** The same keys in another language; a missing or an extra one does not compile. */
export type Translation<Name extends keyof Dictionaries> = Readonly<Record<keyof Dictionaries[Name], string>>

/**
 * `{name}` in a Japanese text is an argument, except the numbers of rules, which are filled in before. Plural forms stand in the other
 * languages only.
 */
type ArgumentNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, RuleNumber> | ArgumentNames<Rest>
  : never

type Message<Text> = [ArgumentNames<Text>] extends [never]
  ? () => string
  : (values: Readonly<Record<ArgumentNames<Text>, string | number>>) => string

export type Messages<Name extends keyof Dictionaries> = {
  readonly [Key in keyof Dictionaries[Name]]: Message<Dictionaries[Name][Key]>
}
