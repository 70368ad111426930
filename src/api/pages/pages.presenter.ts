import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { PageWithLanguages } from './pages.store.ts'

export function presentPage(
  row: PageWithLanguages,
  renderMarkdown: (markdown: string) => string,
): Reply<Operations['getPage']> {
  return {
    page_id: row.page_id,
    language: row.language,
    languages: row.languages,
    title: row.title,
    description: row.description,
    html: renderMarkdown(row.markdown),
    updated_at: row.updated_at.toISOString(),
  }
}
