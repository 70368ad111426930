import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { writeWidgetView, type WidgetView } from '../../../domain/widgets/widget-view.ts'
import { mostCoins, showsCoins, type Widget } from '../../../domain/widgets/widget.ts'
import { RemoteSelect } from '../../form/remote-select.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { fetchedClient } from '../../loading/load.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { LogoImage } from '../../ui/pictures/logo-image.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedWidget } from '../widget.load.ts'

interface SubjectProps {
  readonly loaded: LoadedWidget
  readonly at: (changes: Partial<WidgetView>) => string
}

/** What it is of: coins or a sale by search. Without scripts, or with Enter, what matches is listed below. */
export function Subject({ loaded, at }: SubjectProps) {
  const t = useMessages('widgets')
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const { view, offered, described } = loaded
  const { widget, q } = view
  if (widget.kind === 'events') return null
  const isPriced = showsCoins(widget.kind)
  // Another coin of a card takes the place of the first.
  const isFull = isPriced && widget.kind !== 'card' && widget.coins.length >= mostCoins[widget.kind]
  const heading = isPriced ? (widget.kind === 'card' ? t.coin() : t.coins()) : t.project()
  const chosenWith = (value: string) => at({ widget: withChosen(widget, value) })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate(at({ q: typeof typed === 'string' ? typed.trim() : '' }), { preventScrollReset: true })
  }
  const { q: _typed, ...rest } = writeWidgetView({ ...view, isMissing: false }, language)
  return (
    <section className="widget-subject min-w-0" aria-labelledby="widget-subject">
      <form action={links.widget()} onSubmit={search} key={`${widget.coins.join()} ${widget.item} ${q}`}>
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CarriedInputs />
        <h2 id="widget-subject" className="mb-1.5 text-sm font-strong text-ink">
          {heading}
        </h2>
        <div className="flex gap-2">
          <RemoteSelect
            name="q"
            label={t.hint()}
            placeholder={t.hint()}
            value={q}
            maxLength={100}
            disabled={isFull}
            find={isPriced ? coinsLike : projectsLike}
            written={() => ''}
            onChoose={(_, { value }) => void navigate(chosenWith(value), { preventScrollReset: true })}
            className="min-w-0 flex-1"
          />
          <button type="submit" disabled={isFull} className={buttonClass()}>
            {t.search()}
          </button>
        </div>
      </form>
      {isPriced ? <ChosenCoins loaded={loaded} at={at} /> : <ChosenSale project={described.project} />}
      {isFull && <p className="mt-2 text-2xs text-ink-3">{t.full()}</p>}
      {!isFull && (q !== '' || (!isPriced && described.project === null)) && (
        <Offers q={q} offered={offered} hrefOf={chosenWith} isPriced={isPriced} />
      )}
    </section>
  )
}

/** A card has one coin, lists get one more. */
function withChosen(widget: Widget, value: string): Widget {
  if (widget.kind === 'offering') return { ...widget, item: value }
  if (widget.kind === 'card') return { ...widget, coins: [value] }
  return { ...widget, coins: [...new Set([...widget.coins, value])] }
}

async function coinsLike(q: string) {
  return (await (await fetchedClient()).listCoinOptions({ q })).options
}

async function projectsLike(q: string) {
  return (await (await fetchedClient()).listOfferingOptions({ q })).options
}

function ChosenCoins({ loaded: { view, described }, at }: SubjectProps) {
  const t = useMessages('widgets')
  const { widget } = view
  if (described.coins.length === 0) return <p className="mt-2 text-2xs text-ink-3">{t.largest()}</p>
  return (
    <ul className="mt-3 grid gap-px" aria-label={t.chosen()}>
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

function ChosenSale({ project }: { project: LoadedWidget['described']['project'] }) {
  const t = useMessages('widgets')
  const links = useLinks()
  if (project === null) return null
  const { item_id, name, symbol, logo } = project
  return (
    <div className="mt-3 flex items-center gap-3 bg-accent-soft px-3 py-2.5">
      <LogoImage src={logo} name={name} className="size-9 rounded-xs" eager />
      <p className="min-w-0 flex-1 text-sm leading-head [overflow-wrap:anywhere]">
        <span className="sr-only">{t.chosen()} </span>
        <PageLink to={links.offering(item_id)} className="font-strong text-ink hover:text-accent">
          {name}
        </PageLink>
        {symbol !== null && <span className="ms-2 text-xs text-ink-3">{symbol}</span>}
      </p>
    </div>
  )
}

interface OffersProps {
  readonly q: string
  readonly offered: LoadedWidget['offered']
  readonly hrefOf: (value: string) => string
  readonly isPriced: boolean
}

function Offers({ q, offered, hrefOf, isPriced }: OffersProps) {
  const t = useMessages('widgets')
  if (offered.length === 0) return <output className="mt-4 block text-sm">{t.noMatches({ q })}</output>
  const usual = isPriced ? t.largestCoins() : t.newest()
  return (
    <>
      <h3 className="mt-5 text-xs font-head text-ink-3">{q === '' ? usual : t.matches({ q })}</h3>
      <ul className="mt-1 border-y border-rule">
        {offered.map(({ value, label }) => (
          <li key={value} className="not-last:border-b not-last:border-rule">
            <PageLink
              to={hrefOf(value)}
              preventScrollReset
              className="flex min-h-11 items-center justify-between gap-2 text-sm text-ink hover:text-accent"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
              <Icon name="right" className="size-4 text-ink-3" />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
