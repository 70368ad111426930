import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from '../controls/page-link.tsx'
import { Icon } from '../pictures/icon.tsx'

type TagProps = {
  children: ReactNode
  /** The word for "remove", which screen readers read after the name of the filter. */
  remove: string
} & ({ href: string } | { onRemove: () => void })

/** The whole tag is the button that removes the filter, so that it is easy to hit with a thumb. */
export function Tag({ children, remove, ...rest }: TagProps) {
  const inner = (
    <>
      {children} <span className="sr-only">{remove}</span>
      <Icon name="close" className="size-3.5 stroke-2" />
    </>
  )
  return 'href' in rest ? (
    <PageLink to={rest.href} className="tag">
      {inner}
    </PageLink>
  ) : (
    <button type="button" className="tag" onClick={rest.onRemove}>
      {inner}
    </button>
  )
}

type ChipProps = ComponentProps<'button'> & { pressed: boolean; count?: ReactNode }

/** For a link as a chip use `className="chip"` and `aria-current`. */
export function Chip({ pressed, count, children, className = '', ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={`chip ${className}`}>
      {children}
      {count !== undefined && <span className="font-body opacity-80">{count}</span>}
    </button>
  )
}

const labels = {
  ad: 'border px-1 py-0.75 text-ink-3',
  plain: 'border border-rule-2 px-1 py-0.75 text-ink-2',
  demo: 'border border-dashed px-1 py-0.75 text-ongoing-text',
  stale: 'text-warn-text',
}

export function Label({ kind, children }: { kind: keyof typeof labels; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-xs text-2xs leading-none font-medium whitespace-nowrap ${labels[kind]}`}
    >
      {kind === 'stale' && <Icon name="clock" className="size-3.5" />}
      {children}
    </span>
  )
}

const statuses = {
  pre: 'text-pre-text *:text-pre',
  ongoing: 'text-ongoing-text *:text-ongoing',
  succeeded: 'text-succeeded-text *:text-succeeded',
  failed: 'text-failed-text *:text-failed',
}

export function StatusMark({
  status,
  className = '',
  children,
}: {
  status: keyof typeof statuses
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-xs leading-flat font-head whitespace-nowrap ${statuses[status]} ${className}`}
    >
      <Icon name={status} className="size-3" />
      {children}
    </span>
  )
}
