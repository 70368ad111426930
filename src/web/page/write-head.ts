import { headTags } from '../../domain/share-metadata/head-tags.ts'
import { loadMessages } from '../i18n/loaded-messages.ts'
import { structuredText } from './structured-text.ts'
import { withCard, type HeadOfPage } from './with-card.ts'

/** Matches every kind of tag that `headTags` makes, and nothing else in the head. */
const written =
  'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[name="description"],' +
  'meta[property^="og:"],meta[name^="twitter:"]'

export async function writeHead(page: HeadOfPage): Promise<void> {
  const { defaultDescription } = await loadMessages(page.language, 'frame')
  const tags = headTags(withCard(page, defaultDescription())).map(({ element, attributes }) => {
    const made = document.createElement(element)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    return made
  })
  for (const outdated of document.head.querySelectorAll(written)) outdated.remove()
  document.head.append(...tags)
  // React rendered this script and still owns the element, so it stays in place and only its text, which React does not touch, is
  // replaced.
  const script = document.querySelector('script[type="application/ld+json"]')
  if (script !== null && page.facts !== undefined) script.textContent = structuredText(page)
}
