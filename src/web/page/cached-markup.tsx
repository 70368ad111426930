import { createContext, use, type ReactNode } from 'react'
import { LanguageContext } from '../i18n/use-messages.ts'
import type { MarkupCache } from '../loading/markup-cache.tsx'
import type { WrittenParts } from '../loading/written-parts.ts'
import { useLinks } from '../reader/use-links.ts'

/** Known on the server alone: what is written of all pages, and what this one has of it. */
export const MarkupContext = createContext<{ cache: MarkupCache; parts: WrittenParts } | undefined>(undefined)

interface CachedMarkupProps {
  readonly as: 'li' | 'ul' | 'div' | 'section' | 'details'
  readonly className?: string | undefined
  /** What it shows; when that has changed it is another object. */
  readonly of: object
  /** Each load makes that object anew: what is written in it counts. */
  readonly byContent?: boolean
  /** What else it shows, such as the time that is left: written out, so that equal texts are equal parts. */
  readonly variant?: string
  readonly children: ReactNode
}

/**
 * An element whose inside the server renders once and then has at hand as text: rendering the cells of a list anew
 * would be most of the work of its page. Inside, the language and what links carry are known, and nothing else of the
 * page: no address, and no id that React counts. In a browser it is an element as any other.
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
  written.announcePictures()
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup.parts.put(written) }} />
}
