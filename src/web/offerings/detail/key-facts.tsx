import { listMark } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { useIndustryWord } from '../sale/use-industry-word.ts'
import { OfferingLinks } from './offering-links.tsx'
import type { LoadedOffering } from './offering.load.ts'
import type { FactValue } from './present-facts.ts'
import { Section } from './section.tsx'

export default function KeyFacts({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  return (
    <Section id="facts" title={t.keyFacts()} aside={offering.demo?.aside ?? t.statedByProject()}>
      <dl className="facts">
        {offering.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t[label]()}</dt>
            <dd>
              <Fact value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <OfferingLinks urls={offering.urls} />
      <p className="mt-6 border-y border-ink py-3 text-sm">
        <b className="block font-display">{t.risk()}</b>
        {t.riskText()}
      </p>
    </Section>
  )
}

function Fact({ value }: { value: FactValue }) {
  const t = useMessages('offering')
  const list = useMessages('offerings')
  if (value.kind === 'text')
    return value.lang === undefined ? value.text : <span lang={value.lang}>{value.text}</span>
  if (value.kind === 'flag') return value.on ? t.needed() : t.notNeeded()
  if (value.kind === 'industries') return <Industries names={value.names} />
  return value.kind === 'toBeAnnounced' ? list.toBeAnnounced() : t.kindNotStated()
}

function Industries({ names }: { names: readonly string[] }) {
  const word = useIndustryWord()
  const links = useLinks()
  const { language } = useSite()
  return names.map((name, place) => (
    <span key={name}>
      {place > 0 && listMark(language)}
      <PageLink to={links.industry(name)} className="link">
        {word(name)}
      </PageLink>
    </span>
  ))
}
