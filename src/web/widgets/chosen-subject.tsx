import type { WidgetView } from '../../domain/widgets/widget-view.ts'
import { ChosenSale } from '../form/builder/chosen-sale.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import type { LoadedWidget } from './widget.load.ts'

interface ChosenCoinsProps {
  readonly loaded: LoadedWidget
  readonly at: (changes: Partial<WidgetView>) => string
}

/** Each with a way to take it out again. */
export function ChosenCoins({ loaded: { view, described }, at }: ChosenCoinsProps) {
  const t = useMessages('widgets')
  const words = useMessages('embeds/builder')
  const { widget } = view
  if (described.coins.length === 0) return <p className="mt-2 text-2xs text-ink-3">{t.largest()}</p>
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

export function ChosenOffering({ project }: { project: LoadedWidget['described']['project'] }) {
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
