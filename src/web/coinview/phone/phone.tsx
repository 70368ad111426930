import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

const drawnStatus =
  '<g fill="currentColor"><path d="M0 8h2.5v4H0zM4 5.5h2.5V12H4zM8 3h2.5v9H8zM12 .5h2.5V12H12z"/><rect x="22.5" y="2" width="17" height="8" rx="1"/><path d="M42.5 4v4h1.2V4z"/></g><rect x="21" y=".5" width="20" height="11" rx="2.5" fill="none" stroke="currentColor"/>'

interface PhoneProps {
  readonly picture: string
  readonly time: string
  /** The lock screen is dark in both themes. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/**
 * A drawn phone. It is a picture for assistive technology, whatever text it contains, so nothing in it can be pressed.
 */
export function Phone({ picture, time, isLocked = false, children }: PhoneProps) {
  return (
    <div className="ph">
      <p className="sr-only">{picture}</p>
      <div
        aria-hidden="true"
        className={`ph-screen ${isLocked ? 'ph-lock' : ''}`}
        data-theme={isLocked ? 'dark' : undefined}
      >
        <div className="ph-status">
          <span>{time}</span>
          <svg viewBox="0 0 44 12" dangerouslySetInnerHTML={{ __html: drawnStatus }} />
        </div>
        {children}
      </div>
    </div>
  )
}

export function ScreenTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="ph-title">
      <b>{title}</b>
      {children}
    </div>
  )
}

type Screen = 'market' | 'assets' | 'sales' | 'events'

export function ScreenTabs({ on }: { on: Screen }) {
  const t = useMessages('coinview/page')
  const tabs = [
    { screen: 'market', icon: 'chart', name: t.screenMarket() },
    { screen: 'assets', icon: 'wallet', name: t.screenAssets() },
    { screen: 'sales', icon: 'flag', name: t.screenSales() },
    { screen: 'events', icon: 'calendar', name: t.screenEvents() },
  ] as const
  return (
    <div className="ph-tabs">
      {tabs.map(({ screen, icon, name }) => (
        <div key={screen} className={screen === on ? 'ph-on' : ''}>
          <Icon name={icon} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  )
}
