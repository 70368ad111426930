import { createContext, use, type ReactNode } from 'react'
import { LanguageContext } from '../i18n/use-messages.ts'
import type { CachedParts } from '../loading/cached-parts.ts'
import type { MarkupCache } from '../loading/markup-cache.tsx'
import { useLinks } from '../reader/use-links.ts'

/** Set on the server only: the cache of all pages, and the cached parts of this page. */
export const MarkupContext = createContext<{ cache: MarkupCache; parts: CachedParts } | undefined>(undefined)

interface CachedMarkupProps {
  readonly as: 'li' | 'ul' | 'div' | 'section' | 'details'
  readonly className?: string | undefined
  /** The object that the part shows; a changed object must be a new one. */
  readonly of: object
  /** Compares `of` by content, for data that every load creates again. */
  readonly byContent?: boolean
  /** Anything else that the part shows, such as the remaining time, as text. */
  readonly variant?: string
  readonly children: ReactNode
}

/**
 * An element whose children the server renders once and then takes from the cache, as rendering the cells of a list
 * would be most of the work of its page. The children can use the language and the carried parameters, but no other
 * context of the page: no address and no `useId`. In a browser it is an ordinary element.
 */
export function CachedMarkup({ as: Tag, className, children, ...part }: CachedMarkupProps) {
  if (import.meta.env.SSR) {
    return (
      <WrittenMarkup as={Tag} className={className} {...part}>
        {children}
      </WrittenMarkup>
    )
  }
  return <Tag className={className}>{children}</Tag>
}

function WrittenMarkup({
  as: Tag,
  className,
  of,
  byContent = false,
  variant = '',
  children,
}: CachedMarkupProps) {
  const markup = use(MarkupContext)
  const { language, onUse } = use(LanguageContext)
  const home = useLinks().home()
  if (markup === undefined) return <Tag className={className}>{children}</Tag>
  const written = markup.cache({
    of: byContent ? JSON.stringify(of) : of,
    part: `${Tag} ${className}`,
    language,
    home,
    variant,
    children,
  })
  if (onUse !== undefined) for (const area of written.areas) onUse(area)
  written.preloadPictures()
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup.parts.put(written) }} />
}
