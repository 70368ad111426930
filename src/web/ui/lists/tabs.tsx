import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { PageLink } from '../controls/page-link.tsx'

type Look = 'line' | 'boxed'
const looks: Record<Look, string> = { line: 'tabs', boxed: 'tabs-boxed' }

type LinkTab = { href: string; label: ReactNode; count?: ReactNode; current?: boolean }
type LinkTabsProps = { label: string; tabs: readonly LinkTab[]; look?: Look }

/** Tabs that go to another address: a navigation, so it works without JavaScript. */
export function LinkTabs({ label, tabs, look = 'line' }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={looks[look]}>
      {tabs.map((tab) => (
        <PageLink key={tab.href} to={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          <Count>{tab.count}</Count>
        </PageLink>
      ))}
    </nav>
  )
}

type Tab<Id extends string> = { id: Id; label: ReactNode; count?: ReactNode }
type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  look?: Look
  /** The panel of the selected tab. */
  children: ReactNode
}

export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'line',
  children,
}: TabsProps<Id>) {
  const base = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const moves: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }
    const move = moves[event.key]
    const next = move === undefined ? undefined : tabs.at(move % tabs.length)
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={looks[look]} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            <Count>{tab.count}</Count>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  )
}

function Count({ children }: { children: ReactNode }) {
  return children === undefined ? null : <span className="text-xs font-body opacity-80">{children}</span>
}
