import { Refusal } from '../../contract/problems/problem.ts'
import type { Database } from '../database/database.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import type { Implementations } from '../operations/implementation.ts'
import { pageFacts, type PageSettings } from './page-facts.ts'
import { presentPage } from './pages.presenter.ts'
import { findPage } from './pages.store.ts'

declare module '../page-cache/page-tag.ts' {
  interface PageTags {
    pages: 'pages'
  }
}

export function implementPages({
  database,
  settings,
}: {
  database: Database
  settings: PageSettings
}): Pick<Implementations, 'getPage'> {
  return {
    async getPage({ pageId }, { language, dependsOn }) {
      dependsOn?.('pages')
      const row = await findPage({ pageId, language }, database)
      if (row === undefined) throw new Refusal('page_not_found')
      const isPriced = row.markdown.includes('{{plan_prices}}')
      if (isPriced) dependsOn?.('plans')
      const plans = isPriced ? await settings.plans(row.language) : []
      return presentPage(row, renderMarkdown, pageFacts({ language: row.language, plans, settings }))
    },
  }
}
