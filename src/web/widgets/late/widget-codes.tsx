import { widgetCode } from '../../../domain/widgets/widget-code.ts'
import { widgetCodes, type ShownWidget, type WidgetCode } from '../../../domain/widgets/widget-view.ts'
import { defaultLanguage } from '../../../domain/kernel/site/language.ts'
import { widgetElementScript, widgetFramePath, widgetPicturePath } from '../../../words/widget-addresses.ts'
import { CopiedCode } from '../../form/copied-code.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import type { DescribedWidget } from '../widget.load.ts'

interface WidgetCodesProps extends ShownWidget {
  readonly described: DescribedWidget
  readonly code: WidgetCode
  readonly hrefOf: (code: WidgetCode) => string
}

export function WidgetCodes({ widget, width, described, code, hrefOf }: WidgetCodesProps) {
  const t = useMessages('widgets')
  const { origins } = useSite()
  // One host for all languages: frames of one origin share one stream.
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
  const words = { copy: t.copy(), copied: t.copied(), selected: t.selected() }
  return (
    <section aria-labelledby="widget-code">
      <h2 id="widget-code" className="mb-2 text-md font-head text-ink">
        {t.code()}
      </h2>
      <LinkTabs
        label={t.codeFormat()}
        look="boxed"
        replace
        tabs={widgetCodes.map((one) => ({ href: hrefOf(one), label: names[one], current: one === code }))}
      />
      <p className="mt-2 text-xs text-ink-3">{code === 'frame' ? t.frameText() : t.scriptText()}</p>
      <CopiedCode key={text} text={text} label={names[code]} words={words} />
    </section>
  )
}
