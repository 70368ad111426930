import { useMessages } from '../i18n/use-messages.ts'
import { AdFacts, AdLabel, AdLink } from '../offerings/list/cell/ad-parts.tsx'
import type { PickupCell } from '../offerings/sale/present-cell.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { LogoImage } from '../ui/pictures/logo-image.tsx'

export function Pickup({ ads }: { ads: readonly PickupCell[] }) {
  const t = useMessages('home')
  return (
    <section aria-label={t.ads()}>
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
          className="relative flex min-h-24 min-w-0 flex-[1_0_15rem] snap-start items-start gap-3 border-rule px-4 py-3 not-first:border-s first:ps-0 lg:basis-0"
        >
          <LogoImage src={ad.logo} name={ad.name} eager={place < 2} className="size-10 rounded-sm" />
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm leading-head">
              <AdLink ad={ad} className="font-head text-ink after:absolute after:inset-0 hover:text-accent">
                {ad.name}
              </AdLink>
            </p>
            {ad.slogan !== null && (
              <p lang={ad.langs.slogan} className="truncate text-2xs text-ink-2">
                {ad.slogan}
              </p>
            )}
            <AdFacts ad={ad} />
          </div>
        </li>
      ))}
    </CachedMarkup>
  )
}

function AdSlot() {
  const t = useMessages('home')
  const links = useLinks()
  return (
    <PageLink
      to={links.page('ads')}
      className="flex min-h-24 items-center gap-3 border-b border-rule text-sm text-ink-2 hover:text-accent"
    >
      <AdLabel />
      <span>
        <b className="block font-strong text-ink">{t.adSlot()}</b>
        {t.adSlotText()}
      </span>
    </PageLink>
  )
}
