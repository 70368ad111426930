import sprite from './icons.svg?url&no-inline'
import drawings from './icons.svg?raw'
import { drawnIn } from './drawn-in.ts'
import type { IconName } from './icon-names.ts'

/** Those of the header stand in the page itself: the first paint does not wait for a file. */
const atOnce = /^(?:menu|search|down)$/

/**
 * Always decoration: the word beside it, or the label of its button, says what it means. A page has a hundred of them,
 * so what stands inside is text: one thing less to render and to bring to life.
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
            ? drawnIn(drawings, name)
            : `<use href="${sprite}#${name}"/>`,
      }}
    />
  )
}
