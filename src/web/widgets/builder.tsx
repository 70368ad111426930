import { useNavigate } from 'react-router'
import { box } from '../../domain/kernel/site/embed-palette.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import { widgetCode } from '../../domain/widgets/widget-code.ts'
import { widgetHeight } from '../../domain/widgets/widget-size.ts'
import {
  writeWidgetView,
  type ShownWidget,
  type WidgetView,
  widgetCodes,
  type WidgetCode,
} from '../../domain/widgets/widget-view.ts'
import { choosesItem, layoutOf, type Widget, type WidgetTheme } from '../../domain/widgets/widget.ts'
import {
  widgetElementScript,
  widgetFramePath,
  widgetPicturePath,
} from '../../words/addresses/widget-addresses.ts'
import { CodeSection, PastedCode } from '../form/builder/code-section.tsx'
import { useShown } from '../form/builder/use-shown.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { LookForm } from './look-form.tsx'
import { isSameShown } from './shown-fields.ts'
import { Subject } from './subject.tsx'
import { WidgetFrame } from './widget-frame.tsx'
import type { LoadedWidget, DescribedWidget } from './widget.load.ts'

export default function Builder({ loaded }: { loaded: LoadedWidget }) {
  const t = useMessages('widgets')
  const words = useMessages('embeds/builder')
  const links = useLinks()
  const { language } = useSite()
  const navigate = useNavigate()
  const { view, described } = loaded
  const { shown, show } = useShown<ShownWidget>(view, isSameShown)
  const at = (changes: Partial<WidgetView>) =>
    links.widget(writeWidgetView({ ...view, ...shown, q: '', isMissing: false, ...changes }, language))
  const change = (chosen: ShownWidget) => {
    show(chosen)
    void navigate(at(chosen), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="widget-builder">
      <Subject loaded={loaded} at={at} />
      {described.is_missing && choosesItem(view.widget.kind) ? (
        <div className="widget-out min-w-0">
          <EmptyState title={words.empty()}>{t.emptyText()}</EmptyState>
        </div>
      ) : (
        <>
          <Preview {...shown} title={described.title} />
          <LookForm view={view} shown={shown} onChange={change} at={at} />
          <div className="widget-code min-w-0">
            <WidgetCodes {...shown} described={described} code={view.code} hrefOf={(code) => at({ code })} />
          </div>
        </>
      )}
    </div>
  )
}

type Ground = Exclude<WidgetTheme, 'auto'>

function Preview({ widget, width, title }: ShownWidget & { title: string }) {
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
        {/* Each of the two previews is an iframe, which needs an accessible name of its own. */}
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
  return layoutOf[kind] === 'strip' || (width ?? 0) > 400
}

interface WidgetCodesProps extends ShownWidget {
  readonly described: DescribedWidget
  readonly code: WidgetCode
  readonly hrefOf: (code: WidgetCode) => string
}

function WidgetCodes({ widget, width, described, code, hrefOf }: WidgetCodesProps) {
  const t = useMessages('widgets')
  const { origins } = useSite()
  // Frames of all languages use one host, because only frames of one origin can share a stream.
  const origin = origins[defaultLanguage]
  const text = widgetCode(code, {
    widget,
    width,
    title: described.title,
    page: described.page,
    frame: origin + widgetFramePath(widget),
    picture: origin + widgetPicturePath(widget, width),
    script: origin + widgetElementScript,
  })
  const names = { frame: t.frame(), script: t.script() }
  return (
    <CodeSection id="widget-code" formats={widgetCodes} names={names} current={code} hrefOf={hrefOf}>
      <p className="mt-2 text-xs text-ink-3">{code === 'frame' ? t.frameText() : t.scriptText()}</p>
      <PastedCode text={text} label={names[code]} />
    </CodeSection>
  )
}
