import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'
import { Raised } from '../sale/raised.tsx'
import { DemoTag, SaleStatus } from '../sale/sale-status.tsx'
import { useIndustryWord } from '../sale/use-industry-word.ts'
import type { LoadedOffering } from './offering.load.ts'

export default function Related({ offering: { related, industry } }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  if (related.length === 0) return null
  return (
    <section data-print="none" aria-label={t.related()} className="mt-12">
      <hr className="komochi" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="pt-3.5 pb-3 font-display text-xl">{t.related()}</h2>
        <MoreLink industry={industry[0]} />
      </div>
      <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
        {related.map((cell) => (
          <RelatedCell key={cell.item_id} cell={cell} />
        ))}
      </ul>
    </section>
  )
}

function MoreLink({ industry }: { industry: string | undefined }) {
  const t = useMessages('offering')
  const word = useIndustryWord()
  const links = useLinks()
  if (industry === undefined) return null
  return (
    <PageLink to={links.industry(industry)} className="link inline-flex min-h-11 items-center gap-1 text-sm">
      {t.moreOf({ industry: word(industry) })}
      <Icon name="right" className="size-4" />
    </PageLink>
  )
}

function RelatedCell({ cell }: { cell: LoadedOffering['related'][number] }) {
  const links = useLinks()
  return (
    <li className="relative flex gap-3.5 border-t border-rule py-4">
      <LogoImage src={cell.logo} name={cell.name} className="size-12 rounded-sm" />
      <div className="min-w-0 flex-1">
        <h3 className="text-md">
          <PageLink
            to={links.offering(cell.item_id)}
            className="after:absolute after:inset-0 hover:text-accent"
            lang={cell.langs.name}
          >
            {cell.name}
          </PageLink>{' '}
          <DemoTag of={cell} />
        </h3>
        {cell.slogan !== null && (
          <p lang={cell.langs.slogan} className="text-xs">
            {cell.slogan}
          </p>
        )}
        <div className="mt-2 grid gap-1">
          <SaleStatus sale={cell} />
          <Raised sale={cell} />
        </div>
      </div>
    </li>
  )
}
