import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../domain/kernel/site/language.ts'
import type { Database } from '../database/database.ts'
import { hasPages, savePage } from './pages.store.ts'

/** Fills an empty table from `<directory>/<pageId>/<language>.md`; a table with anything in it is left alone. */
export async function fillDemoPages({
  database,
  directory,
  now,
}: {
  database: Database
  directory: string
  now: Date
}): Promise<number> {
  const pageIds = (await readdir(directory)).sort()
  const files = pageIds.flatMap((pageId) => languages.map((language) => ({ pageId, language })))
  const pages = await Promise.all(
    files.map(async ({ pageId, language }) => {
      const text = await readFile(join(directory, pageId, `${language}.md`), 'utf8')
      return { page_id: pageId, language, ...readFrontMatter(text), updated_at: now }
    }),
  )
  return database.transaction(async (queries) => {
    if (await hasPages(queries)) return 0
    for (const page of pages) await savePage(page, queries)
    return pages.length
  })
}

function readFrontMatter(text: string) {
  const [, title, description, markdown] =
    /^---\ntitle: (.+)\ndescription: (.+)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (title === undefined || description === undefined || markdown === undefined) {
    throw new Error(`A page has to begin with its title and description: ${text.slice(0, 60)}`)
  }
  return { title, description, markdown }
}
