import type { PageDictionaries } from './page-dictionaries.ts'
import type { RuleNumber } from './rule-numbers.ts'
import type { ServerDictionaries } from './server-dictionaries.ts'

/** The Japanese dictionaries define the messages and their arguments. */
type Dictionaries = PageDictionaries & ServerDictionaries

export type Area = keyof PageDictionaries
export type ServerArea = keyof ServerDictionaries

/** A dictionary of another language with the same keys; a missing or additional key is a type error. */
export type Translation<Name extends keyof Dictionaries> = Readonly<Record<keyof Dictionaries[Name], string>>

/**
 * The arguments of a message: every `{name}` in the Japanese text, except numbers of rules, which the compiler fills in. Only the
 * other languages have plural forms.
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
