import { defaultLanguage, type Language } from '../../domain/kernel/site/language.ts'
import type { Page } from '../../domain/pages/page.ts'
import type { Database, Queries } from '../database/database.ts'
import { readInBatches } from '../database/read-in-batches.ts'

const columns = 'page_id, language, title, description, markdown, updated_at'

export interface PageWithLanguages extends Page {
  languages: Language[]
}

/** The page in the reader's language, else in the default language, else in any language. */
export async function findPage(
  { pageId, language }: { pageId: string; language: Language },
  { query }: Queries,
): Promise<PageWithLanguages | undefined> {
  const [page] = await query<PageWithLanguages>(
    `select ${columns}, array_agg(language) over () as languages from pages where page_id = $1
     order by (language = $2) desc, (language = $3) desc, language limit 1`,
    [pageId, language, defaultLanguage],
  )
  return page
}

export async function findVersions(pageIds: readonly string[], { query }: Queries): Promise<Page[]> {
  return query<Page>(`select ${columns} from pages where page_id = any($1::text[])`, [pageIds])
}

export async function eachPage(
  onRows: (rows: readonly Page[]) => Promise<void>,
  database: Database,
): Promise<void> {
  const sql = `select ${columns} from pages order by page_id collate "C", language collate "C"`
  await readInBatches({ sql, onRows }, database)
}

export async function hasPages({ query }: Queries): Promise<boolean> {
  return (await query('select 1 from pages limit 1')).length > 0
}

export async function savePage(page: Page, { query }: Queries): Promise<void> {
  await query(
    `insert into pages (${columns}) values ($1, $2, $3, $4, $5, $6)
     on conflict (page_id, language) do update
     set title = excluded.title, description = excluded.description, markdown = excluded.markdown,
         updated_at = excluded.updated_at
     where (pages.title, pages.description, pages.markdown)
           is distinct from (excluded.title, excluded.description, excluded.markdown)`,
    [page.page_id, page.language, page.title, page.description, page.markdown, page.updated_at],
  )
}

export const pageTexts = 'select markdown from pages'

export const listedPages = `select page_id as key, max(updated_at) as changed_at, array_agg(language) as languages
  from pages group by page_id`
