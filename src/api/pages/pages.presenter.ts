import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { escapeMarkdown, fillFacts, type PageFacts } from './page-facts.ts'
import type { PageWithLanguages } from './pages.store.ts'

export function presentPage(
  row: PageWithLanguages,
  renderMarkdown: (markdown: string) => string,
  facts: PageFacts,
): Reply<Operations['getPage']> {
  return {
    page_id: row.page_id,
    language: row.language,
    languages: row.languages,
    title: fillFacts(row.title, facts),
    description: fillFacts(row.description, facts),
    html: renderMarkdown(fillFacts(row.markdown, facts, escapeMarkdown)),
    updated_at: row.updated_at.toISOString(),
  }
}
