import type { Language } from '../../../domain/kernel/site/language.ts'
import { siteConfig } from '../../../domain/kernel/site/site-config.ts'
import { loadMessages } from '../../i18n/loaded-messages.ts'

/** What the page of a made-up sale says in place of the words about real ones. */
export async function presentDemo({
  name,
  updated,
  language,
}: {
  name: string
  updated: string
  language: Language
}) {
  const t = await loadMessages(language, 'demo-notes')
  return {
    name: t.marked({ name }),
    note: t.sale(),
    aside: t.fictional(),
    fineprint: t.figures({ site: siteConfig.name, date: updated }),
  }
}
