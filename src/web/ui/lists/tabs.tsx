import type { ReactNode } from 'react'
import { PageLink } from '../controls/page-link.tsx'

type Look = 'line' | 'boxed'
const looks: Record<Look, string> = { line: 'tabs', boxed: 'tabs-boxed' }

type LinkTab = { href: string; label: ReactNode; count?: ReactNode; current?: boolean }
type LinkTabsProps = {
  label: string
  tabs: readonly LinkTab[]
  look?: Look
  /** Replaces the history entry, so that the back button skips tabs that show the same thing in different ways. */
  replace?: boolean
}

export function LinkTabs({ label, tabs, look = 'line', replace = false }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={looks[look]}>
      {tabs.map((tab) => (
        <PageLink
          key={tab.href}
          to={tab.href}
          replace={replace}
          preventScrollReset={replace}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          <Count>{tab.count}</Count>
        </PageLink>
      ))}
    </nav>
  )
}

function Count({ children }: { children: ReactNode }) {
  return children === undefined ? null : <span className="text-xs font-body opacity-80">{children}</span>
}
