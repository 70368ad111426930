import { use } from 'react'
import { formatEventDate } from '../../../../domain/events/event-date-format.ts'
import { LanguageContext, useMessages } from '../../../i18n/use-messages.ts'
import { useLinks } from '../../../reader/use-links.ts'
import { useTimeZone } from '../../../reader/use-time-zone.ts'
import { PageLink } from '../../../ui/controls/page-link.tsx'
import type { LoadedCoin } from '../data/coin.load.ts'
import type { ChartMarker } from '../data/present-markers.ts'

/** What the letters on the chart stand for. */
export function ChartMarkers({ coin: { markers } }: { coin: LoadedCoin }) {
  return markers.shown.length === 0 ? null : <MarkerList markers={markers} />
}

function MarkerList({ markers: { shown, more } }: { markers: LoadedCoin['markers'] }) {
  const t = useMessages('coin')
  return (
    <>
      <ul
        aria-label={t.marks()}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-8 pt-3 text-xs"
      >
        {shown.map((marker) => (
          <li key={marker.letter} className="relative flex gap-2.5 border-t border-rule py-2.5">
            <b className="grid size-5 flex-none place-items-center border border-ink text-2xs leading-none text-ink">
              {marker.letter}
            </b>
            <div className="min-w-0">
              <MarkerTitle marker={marker} />
              <MarkerDate marker={marker} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-rule pt-2.5 text-xs text-ink-3">{t.moreMarks({ count: more })}</p>
      )}
    </>
  )
}

/** The whole entry can be pressed. */
const pressed = 'link after:absolute after:inset-0'

function MarkerTitle({ marker: { title, proof, itemId } }: { marker: ChartMarker }) {
  const links = useLinks()
  if (itemId !== null)
    return (
      <PageLink to={links.offering(itemId)} className={pressed}>
        {title}
      </PageLink>
    )
  if (proof === null) return <span className="text-ink">{title}</span>
  return (
    <a href={proof} rel="noopener nofollow" className={pressed}>
      {title}
    </a>
  )
}

function MarkerDate({ marker: { at, precision, kind } }: { marker: ChartMarker }) {
  const t = useMessages('coin')
  const types = useMessages('event-types')
  const { language } = use(LanguageContext)
  const timeZone = useTimeZone()
  const date = formatEventDate({ at, precision, language, timeZone })
  const name = kind === 'saleStarts' ? t.saleStarts() : kind === 'saleEnds' ? t.saleEnds() : types[kind]()
  return <span className="block text-2xs text-ink-3">{t.markAbout({ date, kind: name })}</span>
}
