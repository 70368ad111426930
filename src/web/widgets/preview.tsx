import { box } from '../../domain/kernel/site/embed-palette.ts'
import { widgetHeight } from '../../domain/widgets/widget-size.ts'
import type { ShownWidget } from '../../domain/widgets/widget-view.ts'
import type { Widget, WidgetTheme } from '../../domain/widgets/widget.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { WidgetFrame } from './widget-frame.tsx'

type Ground = Exclude<WidgetTheme, 'auto'>

/** In the true frame, on the grounds that its theme is for. */
export function Preview({ widget, width, title }: ShownWidget & { title: string }) {
  const t = useMessages('widgets')
  const words = useMessages('embeds/builder')
  const grounds: readonly Ground[] = widget.theme === 'auto' ? ['light', 'dark'] : [widget.theme]
  const size = { width: width ?? t.fluid(), height: widgetHeight(widget) }
  return (
    <section className="widget-preview min-w-0" aria-labelledby="widget-preview">
      <h2 id="widget-preview" className="mb-2 text-md font-head text-ink">
        {words.preview()}
        <small className="ms-3 text-2xs font-body text-ink-3">{t.previewNote()}</small>
      </h2>
      <div className="builder-strips widget-strips" data-wide={isWide(widget, width) || undefined}>
        {/* Two frames on a page have two names. */}
        {grounds.map((ground) => (
          <figure key={ground} data-ground={ground}>
            <figcaption>{ground === 'light' ? words.onLight() : words.onDark()}</figcaption>
            <div className="widget-place" style={{ maxWidth: width }}>
              <WidgetFrame widget={{ ...widget, theme: ground }} title={`${title} ${box[ground]}`} />
            </div>
          </figure>
        ))}
      </div>
      <p className="mt-1.5 text-2xs text-ink-3 tabular-nums">{t.size(size)}</p>
    </section>
  )
}

function isWide({ kind }: Widget, width: number | undefined): boolean {
  return kind === 'ticker' || (width ?? 0) > 400
}
