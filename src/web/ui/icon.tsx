import sprite from './icons.svg?url&no-inline'
import type { IconName } from './icon-names.ts'

/** Always decoration: the word beside it, or the label of its button, says what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
