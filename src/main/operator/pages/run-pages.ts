import { basename, dirname, relative, resolve } from 'node:path'
import { pageRowOf } from '../../../api/pages/page-file.ts'
import { pagesTransfer } from '../../../api/pages/pages.transfer.ts'
import { saveContents } from '../../../api/transfer/save-contents.ts'
import type { Page } from '../../../domain/pages/page.ts'
import type { OperatorDeps } from '../command/operator-deps.ts'
import { describeIssue } from '../import/printable.ts'
import { markdownFiles, readText } from '../posts/markdown-files.ts'

interface ImportRequest {
  readonly id: string
  readonly 'dry-run': boolean
}

const headFields = new Set(['title', 'description', 'updated_at'])

/** Imports each Markdown file of a folder as a whole page; files with faults are left out. */
export async function importFolder(
  { id, 'dry-run': dryRun }: ImportRequest,
  { directory: here, print, printError, withDatabase }: OperatorDeps,
): Promise<boolean> {
  const directory = resolve(here, id)
  const paths = await markdownFiles(directory)
  return withDatabase(
    async (database) => {
      const now = new Date()
      const contents: Page[] = []
      for (const path of paths) {
        const { page, reasons } = await readPageFile(path, now)
        for (const reason of reasons) printError(`${relative(directory, path)}: ${reason}`)
        if (page !== undefined) contents.push(page)
      }
      const { added, changed, unchanged } = await saveContents(
        pagesTransfer,
        { contents, now, dryRun },
        database,
      )
      const refused = paths.length - contents.length
      if (dryRun) print('Dry run: nothing was written. The import would report:')
      print(`pages: added ${added}, changed ${changed}, unchanged ${unchanged}, refused ${refused}`)
      return refused === 0
    },
    { dryRun },
  )
}

async function readPageFile(
  path: string,
  now: Date,
): Promise<{ readonly page?: Page; readonly reasons: readonly string[] }> {
  const text = await readText(path)
  if (typeof text !== 'string') return { reasons: [text.reason] }
  const row = pageRowOf({ pageId: basename(dirname(path)), language: basename(path, '.md'), text })
  const known = new Set([...headFields, 'page_id', 'language', 'markdown'])
  const unknown = Object.keys(row).filter((name) => !known.has(name))
  if (unknown.length > 0)
    return { reasons: unknown.map((field) => describeIssue({ field, code: 'unknown_field', got: '' })) }
  const reading = pagesTransfer.read({ row, now: now.getTime() })
  if ('errors' in reading) return { reasons: reading.errors.map(describeIssue) }
  return {
    page: reading.content,
    reasons: reading.warnings.map((issue) => `imported with a warning: ${describeIssue(issue)}`),
  }
}
