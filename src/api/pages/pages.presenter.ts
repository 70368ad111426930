import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { escapeMarkdown, fillFacts, type PageSettings } from './page-facts.ts'
import type { PageWithLanguages } from './pages.store.ts'

export function presentPage(
  row: PageWithLanguages,
  renderMarkdown: (markdown: string) => string,
  settings: PageSettings,
): Reply<Operations['getPage']> {
  const { language } = row
  const fill = (text: string) => fillFacts(text, { language, settings })
  const markdown = fillFacts(row.markdown, { language, settings, escape: escapeMarkdown })
  return {
    page_id: row.page_id,
    language,
    languages: row.languages,
    title: fill(row.title),
    description: fill(row.description),
    html: renderMarkdown(markdown),
    updated_at: row.updated_at.toISOString(),
  }
}
