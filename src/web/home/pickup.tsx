import { useMessages } from '../i18n/use-messages.ts'
import { AdDisclosure, AdLabel, AdLink } from '../offerings/list/cell/ad-parts.tsx'
import type { PickupCell } from '../offerings/sale/present-cell.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { LogoImage } from '../ui/pictures/logo-image.tsx'

export default function Pickup({ ads }: { ads: readonly PickupCell[] }) {
  const t = useMessages('home')
  return (
    <section aria-label={t.ads()} data-print="none">
      <hr className="komochi" />
      {ads.length === 0 ? <AdSlot /> : <AdRow ads={ads} />}
    </section>
  )
}

function AdRow({ ads }: { ads: readonly PickupCell[] }) {
  return (
    <CachedMarkup
      as="ul"
      className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) overflow-x-auto border-b border-rule px-(--gutter) [scrollbar-width:none] lg:mx-0 lg:px-0"
      of={ads}
      byContent
    >
      {ads.map((ad, place) => (
        <li
          key={ad.ad_id}
          className="relative flex min-w-0 flex-[1_0_16.5rem] snap-start items-center gap-2.5 border-rule px-3 py-2 text-2xs leading-head not-first:border-s first:ps-0 last:pe-0 lg:basis-0"
        >
          <LogoImage src={ad.logo} name={ad.name} eager={place < 2} className="size-9 rounded-sm" />
          <div className="min-w-0 flex-1">
            <p className="flex items-center justify-between gap-2">
              <AdLink
                ad={ad}
                className="truncate text-xs font-head text-ink after:absolute after:inset-0 hover:text-accent"
              >
                {ad.name}
              </AdLink>
              <AdLabel demo={ad.demo} />
            </p>
            {ad.slogan !== null && (
              <p lang={ad.langs.slogan} className="truncate text-ink-2">
                {ad.slogan}
              </p>
            )}
            <AdTerms ad={ad} />
            <AdDisclosure ad={ad} />
          </div>
        </li>
      ))}
    </CachedMarkup>
  )
}

/** Who pays, and until when. A long name of a payer is cut; the title has it, and the year. */
function AdTerms({ ad }: { ad: PickupCell }) {
  const t = useMessages('offerings')
  const cells = useMessages('lists/cells')
  return (
    <p title={t.adFacts({ payer: ad.payer, date: ad.until })} className="flex gap-1.5 text-ink-3">
      <span className="truncate">{ad.payer}</span>
      <span className="flex-none">{cells.adUntil({ date: ad.untilDay })}</span>
    </p>
  )
}

function AdSlot() {
  const t = useMessages('home')
  const links = useLinks()
  return (
    <PageLink
      to={links.page('ads')}
      className="flex min-h-17 items-center gap-3 border-b border-rule text-sm text-ink-2 hover:text-accent"
    >
      <AdLabel />
      <span>
        <b className="block font-strong text-ink">{t.adSlot()}</b>
        {t.adSlotText()}
      </span>
    </PageLink>
  )
}
