import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { useIndustryWord } from '../sale/use-industry-word.ts'
import { useReaderDay } from '../sale/use-reader-day.ts'
import { OfferingLinks } from './offering-links.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { Section } from './section.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'

/** The terms as a table; what nobody has said is left out, but for the dates. */
export default function KeyFacts({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const list = useMessages('offerings')
  const dayText = useReaderDay()
  const { facts, amounts, kind } = offering
  const needed = (flag: boolean | null) => (flag === null ? null : flag ? t.needed() : t.notNeeded())
  const stated = (text: string | null) =>
    text === null ? null : <span lang={facts.langs[text]}>{text}</span>
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t.token(), stated(facts.token)],
    [t.price(), facts.price],
    [t.start(), facts.start === null ? list.toBeAnnounced() : dayText(facts.start)],
    [t.end(), facts.end === null ? list.toBeAnnounced() : dayText(facts.end)],
    [t.targetMin(), facts.targetMin],
    [t.targetMax(), facts.targetMax],
    [t.softCap(), facts.softCap],
    [t.hardCap(), facts.hardCap],
    [t.tokensForSale(), amounts.forSale],
    [t.kind(), kind ?? t.kindNotStated()],
    [t.platform(), stated(facts.platform)],
    [
      t.industry(),
      offering.industry.length === 0 ? null : <Industries key="industries" names={offering.industry} />,
    ],
    [t.country(), facts.country],
    [t.restricted(), facts.restricted],
    [t.kyc(), needed(facts.kyc)],
    [t.whitelist(), needed(facts.whitelist)],
  ]
  return (
    <Section id="facts" title={t.keyFacts()} aside={t.statedByProject()}>
      <dl className="facts">
        {rows
          .filter(([, value]) => value !== null)
          .map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <OfferingLinks urls={offering.urls} />
    </Section>
  )
}

function Industries({ names }: { names: readonly string[] }) {
  const word = useIndustryWord()
  const links = useLinks()
  return names.map((name, place) => (
    <span key={name}>
      {place > 0 && ', '}
      <PageLink to={links.industry(name)} className="link">
        {word(name)}
      </PageLink>
    </span>
  ))
}
