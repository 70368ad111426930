import { isRecord } from '../../domain/kernel/rows/row-field.ts'
import { readPage } from '../../domain/pages/page-rules.ts'
import type { Page } from '../../domain/pages/page.ts'
import type { ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { eachPage, findVersions, savePage } from './pages.store.ts'

const idOf = ({ page_id, language }: Page) => `${page_id} ${language}`

export const pagesTransfer: ContentKind<Page> = {
  format: ndjson,
  read: readPage,
  idOf,
  idOfRow: (row) => (isRecord(row) ? `${String(row['page_id'])} ${String(row['language'])}` : undefined),
  /** An id without a language stands for the page in all its languages. */
  async storedRows({ ids }, queries) {
    const versions = await findVersions([...new Set(ids.map(pageIdIn))], queries)
    return versions
      .filter((page) => [idOf(page), page.page_id].some((id) => ids.includes(id)))
      .map(exportedRow)
  },
  save: saveDifference<Page, Page>({
    idOf,
    idOfStored: idOf,
    findStored: ({ contents }, queries) =>
      findVersions(
        contents.map(({ page_id }) => page_id),
        queries,
      ),
    rowOf: (page, { stored }) => (stored !== undefined && hasSameText(page, stored) ? stored : page),
    exportedRow,
    async put(pages, queries) {
      for (const page of pages) await savePage(page, queries)
    },
  }),
  exportTo: (onRows, database) => eachPage((rows) => onRows(rows.map(exportedRow)), database),
}

function exportedRow(page: Page) {
  return { ...page, updated_at: page.updated_at.toISOString() }
}

function pageIdIn(id: string): string {
  return id.split(' ', 1)[0] ?? ''
}

/** Importing an unchanged page keeps its date: the date changes only with the texts. */
function hasSameText(one: Page, other: Page): boolean {
  return one.title === other.title && one.description === other.description && one.markdown === other.markdown
}
