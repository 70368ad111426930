import type { ReactNode } from 'react'
import { PageLink } from '../../ui/controls/page-link.tsx'

interface ChipProps {
  readonly chip: { readonly href: string; readonly count: number; readonly isOn: boolean }
  readonly children: ReactNode
}

/** A condition of the filter that a press switches on or off, with the number of its events. */
export function Chip({ chip: { href, count, isOn }, children }: ChipProps) {
  return (
    <PageLink
      to={href}
      rel="nofollow"
      aria-current={isOn ? 'true' : undefined}
      className={`chip ${count === 0 ? 'border-dashed text-ink-3' : ''}`}
    >
      {children} <span className="font-body opacity-80">{count}</span>
    </PageLink>
  )
}
