import type { ReactNode } from 'react'
import { writeWidgetView, type WidgetView } from '../../domain/widgets/widget-view.ts'
import { maxCoins, widgetKinds, type WidgetKind } from '../../domain/widgets/widget.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'

export function KindPicker({ view }: { view: WidgetView }) {
  const t = useMessages('widgets')
  const links = useLinks()
  const { language } = useSite()
  const notes = {
    ticker: t.tickerNote(),
    card: t.cardNote(),
    watchlist: t.watchlistNote(),
    offering: t.offeringNote(),
    events: t.eventsNote(),
  }
  const hrefOf = (kind: WidgetKind) => {
    const coins = view.widget.coins.slice(0, maxCoins[kind])
    return links.widget(
      writeWidgetView(
        { ...view, widget: { ...view.widget, kind, coins }, q: '', isMissing: false },
        language,
      ),
    )
  }
  return (
    <nav aria-label={t.kinds()} className="widget-kinds">
      {widgetKinds.map((kind) => (
        <PageLink
          key={kind}
          to={hrefOf(kind)}
          preventScrollReset
          aria-current={kind === view.widget.kind ? 'page' : undefined}
        >
          <svg viewBox="0 0 96 48" aria-hidden="true">
            {sketches[kind]}
          </svg>
          <span>
            <b>{t[kind]()}</b>
            <small>{notes[kind]}</small>
          </span>
        </PageLink>
      ))}
    </nav>
  )
}

const sketches: Readonly<Record<WidgetKind, ReactNode>> = {
  ticker: (
    <>
      <path d="M4 17h88M4 32h88" />
      <path d="M34 20v9M64 20v9" opacity=".5" />
      <path className="bar" d="M10 23h17v3H10zM40 23h17v3H40zM70 23h17v3H70z" />
    </>
  ),
  card: (
    <>
      <path d="M26 5v38h44V5" />
      <path d="M26 5h44" strokeWidth="2.5" />
      <path className="bar" d="M31 11h16v3H31z" />
      <path d="m31 34 7-4 6 3 7-8 6 3 8-9" />
    </>
  ),
  watchlist: (
    <>
      <path d="M22 5v38h52V5" />
      <path d="M22 5h52" strokeWidth="2.5" />
      <path d="M22 18h52M22 30.500h52" opacity=".5" />
      <path
        className="bar"
        d="M27 10h14v3H27zM27 23h18v3H27zM27 35h12v3H27zM58 10h11v3H58zM58 23h11v3H58zM58 35h11v3H58z"
      />
    </>
  ),
  offering: (
    <>
      <path d="M24 5v38h48V5" />
      <path d="M24 5h48" strokeWidth="2.5" />
      <path className="bar" d="M29 10h7v7h-7zM40 12h18v3H40zM29 35h25v3H29z" />
      <path d="M29 22h38v8H29zM38.500 22v8M48 22v8M57.500 22v8" opacity=".6" />
    </>
  ),
  events: (
    <>
      <path d="M22 5v38h52V5" />
      <path d="M22 5h52" strokeWidth="2.5" />
      <path d="M36 9v30" opacity=".5" />
      <path
        className="bar"
        d="M27 11h5v5h-5zM27 22h5v5h-5zM27 33h5v5h-5zM41 12h26v3H41zM41 23h20v3H41zM41 34h24v3H41z"
      />
    </>
  ),
}
