import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url&no-inline'
import drawings from './icons.svg?raw'
import { inlineSymbol } from './inline-symbol.ts'

/** Icons of the header are inlined, so that the first paint does not wait for the sprite. */
const atOnce = /^(?:menu|search|down)$/

/**
 * An icon is always decorative: adjacent text or the label of the button gives the meaning. Pages have about a hundred icons, so
 * the content is set as text, which saves rendering and hydrating an element each.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={`icon ${className}`}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html:
          import.meta.env.SSR && atOnce.test(name)
            ? inlineSymbol(drawings, name)
            : `<use href="${sprite}#${name}"/>`,
      }}
    />
  )
}
