import sprite from './icons.svg?url&no-inline'
import type { IconName } from './icon-names.ts'

/**
 * Always decoration: the word beside it, or the label of its button, says what it means. A page has a hundred of them,
 * so what stands inside is text: one thing less to render and to bring to life.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={`icon ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<use href="${sprite}#${name}"/>` }}
    />
  )
}
