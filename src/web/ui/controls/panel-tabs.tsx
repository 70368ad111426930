import { useId, type KeyboardEvent, type ReactNode } from 'react'

const looks = { line: 'tabs', boxed: 'tabs-boxed' }

type Tab<Id extends string> = { id: Id; label: ReactNode; count?: ReactNode }
type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  look?: keyof typeof looks
  className?: string
  children: ReactNode
}

export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'line',
  className = '',
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
      <div
        role="tablist"
        aria-label={label}
        className={`${looks[look]} ${className}`}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
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
            {tab.count !== undefined && <span className="text-xs font-body opacity-80">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  )
}
