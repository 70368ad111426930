import { headTags, type ToldPage } from '../../../domain/share-metadata/head-tags.ts'
import { loadMessages } from '../../i18n/loaded-messages.ts'

/** Each kind that `headTags` makes, and nothing else of the head. */
const written =
  'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[name="description"],' +
  'meta[property^="og:"],meta[name="twitter:card"]'

/** The head of the first page came from the server; it is told of each page that the reader moves on to. */
export async function writeHead(page: Omit<ToldPage, 'fallback'>): Promise<void> {
  const { defaultDescription } = await loadMessages(page.language, 'frame')
  const tags = headTags({ ...page, fallback: defaultDescription() }).map(({ element, attributes }) => {
    const made = document.createElement(element)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    return made
  })
  for (const outdated of document.head.querySelectorAll(written)) outdated.remove()
  document.head.append(...tags)
}
