import type { Language } from '../../../domain/kernel/site/language.ts'
import { knownList, type ListPage } from '../../../domain/share-metadata/listed-page.ts'
import { loadMessages } from '../../i18n/loaded-messages.ts'

/** What the head of a list says about the page of it that is shown; for loads, so that no first view downloads the words. */
export async function listHead(list: ListPage, language: Language) {
  const nth = list.page === 1 ? '' : (await loadMessages(language, 'lists/head')).nth({ page: list.page })
  return { ...knownList(list), nth }
}
