import type { Row } from '../../../domain/kernel/rows/row-field.ts'
import { languages, perLanguage } from '../../../domain/kernel/site/language.ts'

/** One field of the rows of a kind, as docs/row-formats.md describes it. */
export interface FieldFormat {
  readonly value: string
  /** Whether a row of a new entry needs the field; a text says what it may have instead. */
  readonly required?: true | string
  /** Other names and forms of the field that an import takes. */
  readonly aliases?: readonly string[]
  /** The field has a text for each language too: `title_ja`, `title_en` and so on. */
  readonly isPerLanguage?: true
  /** The site computes the field. An export states it and an import ignores it. */
  readonly isComputed?: true
  readonly about?: string
}

export interface RowFormat {
  readonly about: string
  readonly fields: Readonly<Record<string, FieldFormat>>
  /** A row of a new entry that the import takes without a warning. */
  readonly example: Row
  /** Further rows of the example, where one row makes no file. */
  readonly moreRows?: readonly Row[]
}

export const values = {
  id: 'lower-case letters, digits and hyphens',
  line: 'a line of text',
  text: 'text with line breaks',
  flag: '`true` or `false`',
  url: 'an http or https address',
  image: 'an address, or a path `/files/…`',
  day: 'a day (`2026-04-16`) or a moment (`2026-04-16T09:00Z`)',
  moment: 'a moment (`2026-04-16T09:00:00Z`)',
  number: 'a number',
  perLanguage: `an object with a text for each of ${languages.map((language) => `\`${language}\``).join(', ')}`,
  amounts: 'an object with whole numbers of the smallest unit for `JPY`, `USD`, `KRW` and `CNY`',
}

/** The endings of the names of fields per language, as the page writes them. */
export const languageEndings = languages.join('|')

/** A text of an example for each language: `Monthly (en)`. */
export function inEachLanguage(text: string) {
  return perLanguage((language) => `${text} (${language})`)
}
