import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from '../controls/page-link.tsx'
import { Icon } from '../pictures/icon.tsx'

type TableProps = {
  label: string
  caption?: string
  /**
   * `page` scrolls with the page, and on small screens sideways inside itself; its header sticks to the top of the
   * window (or to `--table-top`). `box` always scrolls inside itself.
   */
  scroll?: 'box' | 'page'
  className?: string
  children: ReactNode
}

export function Table({ label, caption = label, scroll = 'box', className = '', children }: TableProps) {
  const free = scroll === 'page' ? 'table-page' : 'table-box max-h-[85dvh] overflow-auto'
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
      tabIndex={0}
      className={`relative isolate focus-visible:-outline-offset-2 ${free} ${className}`}
    >
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

type SortHeaderProps = {
  /** Address of the same list sorted by this column, reversed if it is sorted by it already. */
  href: string
  sorted?: 'ascending' | 'descending' | undefined
  numeric?: boolean
  className?: string
  children: ReactNode
}

const arrows = { ascending: 'sorted-up', descending: 'sorted-down', none: 'unsorted' } as const

export function SortHeader({ href, sorted, numeric, className = '', children }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={sorted} className={`${numeric ? 'numeric' : ''} ${className}`}>
      <PageLink
        to={href}
        preventScrollReset
        className={`flex min-h-11 items-center gap-1.5 px-3 hover:text-accent focus-visible:-outline-offset-2 ${
          numeric ? 'justify-end' : ''
        }`}
      >
        {children}
        <Icon name={arrows[sorted ?? 'none']} className={`size-3 ${sorted ? '' : 'text-ink-3'}`} />
      </PageLink>
    </th>
  )
}

export function NumberCell({ className = '', ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={`numeric ${className}`} />
}
