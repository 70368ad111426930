import { languages } from '../../domain/kernel/site/language.ts'
import { fillRuleNumbers } from '../../words/rule-numbers.ts'
import { readHead } from '../transfer/formats/head-and-text.ts'

interface PageFile {
  readonly pageId: string
  readonly language: string
  readonly text: string
}

/**
 * The row of a page in a file `<page_id>/<language>.md`, which begins with its title, its description and the day of its last
 * change, each on a line between two lines of dashes. Numbers of rules in its text, such as `{inviterPercent}`, are filled in.
 */
export function pageRowOf({ pageId, language, text }: PageFile): Readonly<Record<string, string>> {
  const { fields, markdown } = readHead(text)
  const known = languages.find((one) => one === language)
  return {
    ...fields,
    page_id: pageId,
    language,
    markdown: known === undefined ? markdown : fillRuleNumbers(markdown, known),
  }
}
