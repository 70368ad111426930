import { headTags } from '../../domain/share-metadata/head-tags.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { withCard, type HeadOfPage } from './with-card.ts'

/** Meta tags for search engines and previews, which read only what the server sends. */
export function HeadTags({ page }: { page: HeadOfPage }) {
  const fallback = useMessages('frame').defaultDescription()
  return headTags(withCard(page, fallback)).map(
    ({ element: Element, attributes: { hreflang, ...attributes } }) => (
      <Element key={Object.values(attributes).join(' ') + hreflang} hrefLang={hreflang} {...attributes} />
    ),
  )
}
