import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../domain/kernel/site/language.ts'
import type { Page } from '../../domain/pages/page.ts'
import { fillRuleNumbers } from '../../words/rule-numbers.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { demoText } from '../transfer/demo/demo-files.ts'
import { hasPages } from './pages.store.ts'
import { pagesTransfer } from './pages.transfer.ts'

/** Reads `pages/<pageId>/<language>.md`; each file begins with its title, its description and the day it was last changed. */
export const pagesDemo: DemoContent<Page> = {
  kind: pagesTransfer,
  hasAny: hasPages,
  async rows({ directory }) {
    const pageIds = (await readdir(join(directory, 'pages'))).sort()
    const files = pageIds.flatMap((pageId) => languages.map((language) => ({ pageId, language })))
    return Promise.all(
      files.map(async ({ pageId, language }) => {
        const from = join(pageId, `${language}.md`)
        const { fields, markdown } = await demoText(join(directory, 'pages', from))
        const { title, description, updated_at } = fields
        if (title === undefined || description === undefined)
          throw new Error(`A page has to begin with its title and description: ${markdown.slice(0, 60)}`)
        return {
          row: {
            page_id: pageId,
            language,
            title,
            description,
            updated_at,
            markdown: fillRuleNumbers(markdown, language),
          },
          from,
        }
      }),
    )
  },
}
