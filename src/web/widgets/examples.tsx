import { languageCustoms } from '../../domain/kernel/site/language-customs.ts'
import { writeWidgetView } from '../../domain/widgets/widget-view.ts'
import {
  choosesItem,
  readWidget,
  widgetKinds,
  type Widget,
  type WidgetKind,
} from '../../domain/widgets/widget.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { useTheme } from '../reader/use-theme.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { WidgetFrame } from './widget-frame.tsx'
import type { LoadedWidget } from './widget.load.ts'

export default function Examples({ sample }: Pick<LoadedWidget, 'sample'>) {
  const t = useMessages('widgets')
  const links = useLinks()
  const { language } = useSite()
  const theme = useTheme() ?? 'auto'
  const widgetOf = (kind: WidgetKind): Widget => ({
    ...readWidget(kind, { item: sample?.value, theme }, language),
    figures: languageCustoms[language].figureColours,
  })
  const hrefOf = (kind: WidgetKind) => {
    const widget: Widget = { ...widgetOf(kind), theme: 'auto' }
    return links.widget(
      writeWidgetView({ widget, width: undefined, code: 'frame', q: '', isMissing: false }, language),
    )
  }
  const kinds = widgetKinds.filter((kind) => !choosesItem(kind) || sample !== null)
  return (
    <section className="mt-12" aria-labelledby="widget-examples">
      <h2
        id="widget-examples"
        className="border-t-3 border-double border-ink pt-4 font-display text-lg text-ink"
      >
        {t.examples()}
        {sample !== null && (
          <small className="ms-3 font-sans text-2xs font-body text-ink-3">
            {t.examplesNote({ name: sample.label })}
          </small>
        )}
      </h2>
      <ul className="widget-examples">
        {kinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            <PageLink to={hrefOf(kind)} className="link inline-flex min-h-11 items-center text-sm">
              {t[kind]()}
            </PageLink>
            <WidgetFrame widget={widgetOf(kind)} title={t[kind]()} isLazy />
          </li>
        ))}
      </ul>
    </section>
  )
}
