import { currencyOfLanguage } from '../../domain/kernel/money/currency.ts'
import { languageCustoms } from '../../domain/kernel/site/language-customs.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { readWidgetView, type ShownWidget } from '../../domain/widgets/widget-view.ts'
import { isSameWidget } from '../../domain/widgets/widget.ts'

export function isSameShown(one: ShownWidget, other: ShownWidget): boolean {
  return isSameWidget(one.widget, other.widget) && one.width === other.width
}

/** `widget` is the widget shown before the change. */
export function readShown(
  form: HTMLFormElement,
  { widget, language }: Pick<ShownWidget, 'widget'> & { readonly language: Language },
): ShownWidget {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const requested = new URLSearchParams(typed)
  if (requested.get('lang') !== widget.lang) {
    // When the language changes, a currency or colours that were the default of the old language become the default of the new
    // one.
    if (widget.currency === currencyOfLanguage[widget.lang]) requested.delete('currency')
    if (widget.figures === languageCustoms[widget.lang].figureColours) requested.delete('figures')
  }
  const { widget: chosen, width } = readWidgetView(requested, language)
  return { widget: chosen, width }
}

export function writeShown(form: HTMLFormElement, { widget, width }: ShownWidget): void {
  const { currency, lang, theme, figures, ink, symbol } = widget
  const written = { currency, lang, scheme: theme, figures, ink, symbol, width: String(width ?? '') }
  for (const [name, value] of Object.entries(written)) {
    const field = form.elements.namedItem(name)
    if (field === document.activeElement) continue
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value
    else if (field instanceof HTMLInputElement)
      field.value = name === 'ink' && value !== '' ? `#${value}` : value
  }
}
