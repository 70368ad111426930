import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedList } from './list.load.ts'

type NoResultsProps = Exclude<LoadedList['noResults'], false>

/** A list without results leads on: to the first page, to the same words elsewhere, and to the list without filters. */
export default function NoResults({ resetHref, firstHref, leads }: NoResultsProps) {
  const t = useMessages('lists/no-results')
  const { resetFilters } = useMessages('offerings')
  if (leads === null) {
    return (
      <EmptyState
        title={t.pastEndTitle()}
        heading="h3"
        actions={
          <>
            <Lead to={firstHref} text={t.firstPage()} isMain />
            <Lead to={resetHref} text={resetFilters()} />
          </>
        }
      >
        {t.pastEndText()}
      </EmptyState>
    )
  }
  const { q, withoutFiltersHref, marketHref, calendarHref } = leads
  return (
    <EmptyState
      title={t.title()}
      heading="h3"
      actions={
        <>
          {withoutFiltersHref !== null && <Lead to={withoutFiltersHref} text={t.searchAll({ q })} isMain />}
          <IndustryLead q={q} />
          <Lead to={resetHref} text={resetFilters()} isMain={withoutFiltersHref === null} />
          <Lead to={marketHref} text={q === '' ? t.toMarket() : t.searchMarket({ q })} />
          <Lead to={calendarHref} text={t.toCalendar()} />
        </>
      }
    >
      {t.text()}
      <Coins coins={leads.coins} />
    </EmptyState>
  )
}

function Lead({ to, text, isMain = false }: { to: string; text: string; isMain?: boolean }) {
  return (
    <PageLink
      to={to}
      className={buttonClass({ kind: isMain ? 'primary' : 'default', className: 'whitespace-normal' })}
    >
      {text}
    </PageLink>
  )
}

function Coins({ coins }: Pick<NonNullable<NoResultsProps['leads']>, 'coins'>) {
  const t = useMessages('lists/no-results')
  if (coins.length === 0) return null
  return (
    <section aria-label={t.inMarket()} className="mt-4">
      <h4 className="text-xs font-medium text-ink-3">{t.inMarket()}</h4>
      <ul className="flex flex-wrap justify-center gap-x-5">
        {coins.map(({ name, symbol, href }) => (
          <li key={href}>
            <PageLink to={href} className="link inline-flex min-h-11 items-center gap-1.5">
              {name} <span className="text-xs text-ink-3">{symbol}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link to the industry that the words name, in the language of the page or in English. */
function IndustryLead({ q }: { q: string }) {
  const t = useMessages('lists/no-results')
  const words: Readonly<Record<string, () => string>> = useMessages('industries')
  const links = useLinks()
  const typed = q.toLowerCase()
  const found = Object.entries(words).find(([name, word]) =>
    [name, word()].some((text) => text.toLowerCase() === typed),
  )
  if (found === undefined) return null
  const [name, word] = found
  return <Lead to={links.industry(name)} text={t.byIndustry({ industry: word() })} />
}
