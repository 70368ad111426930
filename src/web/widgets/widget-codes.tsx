import { widgetCode } from '../../domain/widgets/widget-code.ts'
import { widgetCodes, type ShownWidget, type WidgetCode } from '../../domain/widgets/widget-view.ts'
import { defaultLanguage } from '../../domain/kernel/site/language.ts'
import {
  widgetElementScript,
  widgetFramePath,
  widgetPicturePath,
} from '../../words/addresses/widget-addresses.ts'
import { CodeSection, PastedCode } from '../form/builder/code-section.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import type { DescribedWidget } from './widget.load.ts'

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
  return (
    <CodeSection id="widget-code" formats={widgetCodes} names={names} current={code} hrefOf={hrefOf}>
      <p className="mt-2 text-xs text-ink-3">{code === 'frame' ? t.frameText() : t.scriptText()}</p>
      <PastedCode text={text} label={names[code]} />
    </CodeSection>
  )
}
