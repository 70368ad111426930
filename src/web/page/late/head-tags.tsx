import { headTags, type ToldPage } from '../../../domain/share-metadata/head-tags.ts'
import { useMessages } from '../../i18n/use-messages.ts'

/** For search engines and previews, which ask the server. */
export function HeadTags({ page }: { page: Omit<ToldPage, 'fallback'> }) {
  const fallback = useMessages('frame').defaultDescription()
  return headTags({ ...page, fallback }).map(
    ({ element: Element, attributes: { hreflang, ...attributes } }) => (
      <Element key={Object.values(attributes).join(' ') + hreflang} hrefLang={hreflang} {...attributes} />
    ),
  )
}
