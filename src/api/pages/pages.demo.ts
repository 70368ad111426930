import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../domain/kernel/site/language.ts'
import type { Page } from '../../domain/pages/page.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { pageRowOf } from './page-file.ts'
import { hasPages } from './pages.store.ts'
import { pagesTransfer } from './pages.transfer.ts'

/** Reads `pages/<pageId>/<language>.md`, the folder that `pages import` takes too. */
export const pagesDemo: DemoContent<Page> = {
  kind: pagesTransfer,
  hasAny: hasPages,
  async rows({ directory }) {
    const pageIds = (await readdir(join(directory, 'pages'))).sort()
    const files = pageIds.flatMap((pageId) => languages.map((language) => ({ pageId, language })))
    return Promise.all(
      files.map(async ({ pageId, language }) => {
        const from = join(pageId, `${language}.md`)
        const text = await readFile(join(directory, 'pages', from), 'utf8')
        return { row: pageRowOf({ pageId, language, text }), from }
      }),
    )
  },
}
