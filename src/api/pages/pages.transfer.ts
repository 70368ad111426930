import type { Database, Queries } from '../database/database.ts'
import { eachPage, findVersions, savePage, type PageRow } from './pages.store.ts'

/** The texts of a page that is already there are compared; the day it was changed follows from them. */
export async function importPages(
  { contents, dryRun }: { contents: readonly PageRow[]; dryRun: boolean },
  database: Database,
) {
  const save = async (queries: Queries) => {
    const rows = await findVersions(
      contents.map(({ page_id }) => page_id),
      queries,
    )
    const standing = new Map(rows.map((row) => [keyOf(row), textOf(row)]))
    const differing = contents.filter((page) => standing.get(keyOf(page)) !== textOf(page))
    if (!dryRun) for (const page of differing) await savePage(page, queries)
    const added = contents.filter((page) => !standing.has(keyOf(page))).length
    return { added, changed: differing.length - added, unchanged: contents.length - differing.length }
  }
  return dryRun ? save(database) : database.transaction(save)
}

export async function exportPages(
  onRows: (rows: readonly object[]) => Promise<void>,
  database: Database,
): Promise<void> {
  await eachPage(onRows, database)
}

function keyOf({ page_id, language }: PageRow): string {
  return `${page_id} ${language}`
}

function textOf({ title, description, markdown }: PageRow): string {
  return JSON.stringify([title, description, markdown])
}
