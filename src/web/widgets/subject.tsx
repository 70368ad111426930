import { useNavigate } from 'react-router'
import { writeWidgetView, type WidgetView } from '../../domain/widgets/widget-view.ts'
import { choosesCoins, choosesItem, maxCoins, type Widget } from '../../domain/widgets/widget.ts'
import { ChosenSale } from '../form/builder/chosen-sale.tsx'
import { OfferedSubjects } from '../form/builder/offered-subjects.tsx'
import { SubjectSearch } from '../form/builder/subject-search.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchedClient } from '../loading/load.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import type { LoadedWidget } from './widget.load.ts'

interface SubjectProps {
  readonly loaded: LoadedWidget
  readonly at: (changes: Partial<WidgetView>) => string
}

export function Subject({ loaded, at }: SubjectProps) {
  const t = useMessages('widgets')
  const words = useMessages('embeds/builder')
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const { view, offered, described } = loaded
  const { widget, q } = view
  const hasCoins = choosesCoins(widget.kind)
  if (!hasCoins && !choosesItem(widget.kind)) return null
  // A widget that shows one coin always accepts a choice, because another coin replaces the first.
  const isFull = hasCoins && !isOfOneCoin(widget) && widget.coins.length >= maxCoins[widget.kind]
  const heading = hasCoins ? (isOfOneCoin(widget) ? t.coin() : t.coins()) : words.project()
  const chosenWith = (value: string) => at({ widget: withChosen(widget, value) })
  const goTo = (address: string) => void navigate(address, { preventScrollReset: true })
  return (
    <section className="widget-subject min-w-0" aria-labelledby="widget-subject">
      <SubjectSearch
        key={`${widget.coins.join()} ${widget.item} ${q}`}
        id="widget-subject"
        heading={heading}
        action={links.widget()}
        view={writeWidgetView({ ...view, isMissing: false }, language)}
        typed={q}
        isFull={isFull}
        find={hasCoins ? findCoins : findOfferings}
        written={() => ''}
        onSearch={(text) => goTo(at({ q: text.trim() }))}
        onChoose={(value) => goTo(chosenWith(value))}
      />
      {hasCoins ? <ChosenCoins loaded={loaded} at={at} /> : <ChosenOffering project={described.project} />}
      {isFull && <p className="mt-2 text-2xs text-ink-3">{t.full({ max: maxCoins[widget.kind] })}</p>}
      {!isFull && (q !== '' || (!hasCoins && described.project === null)) && (
        <OfferedSubjects
          q={q}
          offered={offered}
          words={{ noMatches: t.noMatches({ q }), defaultTitle: hasCoins ? t.largestCoins() : t.newest() }}
          hrefOf={chosenWith}
          preventScrollReset
        />
      )}
    </section>
  )
}

const isOfOneCoin = ({ kind }: Widget) => maxCoins[kind] === 1

function withChosen(widget: Widget, value: string): Widget {
  if (choosesItem(widget.kind)) return { ...widget, item: value }
  if (isOfOneCoin(widget)) return { ...widget, coins: [value] }
  return { ...widget, coins: [...new Set([...widget.coins, value])] }
}

async function findCoins(q: string) {
  return (await (await fetchedClient()).listCoinOptions({ q })).options
}

async function findOfferings(q: string) {
  return (await (await fetchedClient()).listOfferingOptions({ q })).options
}

interface ChosenCoinsProps {
  readonly loaded: LoadedWidget
  readonly at: (changes: Partial<WidgetView>) => string
}

function ChosenCoins({ loaded: { view, described }, at }: ChosenCoinsProps) {
  const t = useMessages('widgets')
  const words = useMessages('embeds/builder')
  const { widget } = view
  if (described.coins.length === 0)
    return (
      <p className="mt-2 text-2xs text-ink-3">{isOfOneCoin(view.widget) ? t.largestOne() : t.largest()}</p>
    )
  return (
    <ul className="mt-3 grid gap-px" aria-label={words.chosen()}>
      {described.coins.map(({ id, name, symbol }) => (
        <li key={id} className="flex items-center gap-2 bg-accent-soft ps-3 text-sm">
          <b className="min-w-0 font-strong text-ink [overflow-wrap:anywhere]">{name}</b>
          <span className="text-xs text-ink-3">{symbol === '' ? t.unknownCoin() : symbol}</span>
          <PageLink
            to={at({ widget: { ...widget, coins: widget.coins.filter((one) => one !== id) } })}
            preventScrollReset
            aria-label={t.remove({ name })}
            className="btn btn-icon ms-auto"
          >
            <Icon name="close" />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function ChosenOffering({ project }: { project: LoadedWidget['described']['project'] }) {
  const links = useLinks()
  if (project === null) return null
  return (
    <ChosenSale
      sale={project}
      title={
        <PageLink to={links.offering(project.item_id)} className="font-strong text-ink hover:text-accent">
          {project.name}
        </PageLink>
      }
    />
  )
}
