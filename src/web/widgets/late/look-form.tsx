import { useEffect, useRef } from 'react'
import { currencies, currencyOfLanguage, type Currency } from '../../../domain/kernel/money/currency.ts'
import { languageCustoms } from '../../../domain/kernel/site/language-customs.ts'
import { htmlLang, languageName, languages } from '../../../domain/kernel/site/language.ts'
import { widgetWidths } from '../../../domain/widgets/widget-size.ts'
import { readWidgetView, type ShownWidget, type WidgetView } from '../../../domain/widgets/widget-view.ts'
import { isSameWidget, showsCoins, widgetFigures, widgetThemes } from '../../../domain/widgets/widget.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { ChoiceGroup } from '../../ui/controls/checkbox.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { EventFields } from './event-fields.tsx'
import { InkField } from './ink-field.tsx'

interface LookFormProps {
  readonly view: WidgetView
  readonly shown: ShownWidget
  readonly onChange: (shown: ShownWidget) => void
  readonly at: (changes: Partial<WidgetView>) => string
}

/** A GET form: without scripts its button has the page shown anew. */
export function LookForm({ view, shown, onChange, at }: LookFormProps) {
  const t = useMessages('widgets')
  const links = useLinks()
  const { language } = useSite()
  const { widget, width } = shown
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  const read = (element: HTMLFormElement): ShownWidget => {
    const typed = [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const asked = new URLSearchParams(typed)
    if (asked.get('lang') !== widget.lang) {
      // What was as usual in one language is as usual in the other.
      if (widget.currency === currencyOfLanguage[widget.lang]) asked.delete('currency')
      if (widget.figures === languageCustoms[widget.lang].figureColours) asked.delete('figures')
    }
    const { widget: chosen, width: wide } = readWidgetView(asked, language)
    return { widget: chosen, width: wide }
  }
  useEffect(() => {
    if (form.current === null) return
    const chosen = read(form.current)
    // What was chosen before the page was hydrated counts; after that the fields follow what is shown.
    if (isFirst.current && !(isSameWidget(chosen.widget, widget) && chosen.width === width)) onChange(chosen)
    else writeForm(form.current, shown)
    isFirst.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- only what is shown matters
  }, [shown])
  const isPriced = showsCoins(widget.kind)
  const figureWords = { 'green-up': t.greenUp(), 'red-up': t.redUp() }
  return (
    <form
      ref={form}
      action={links.widget()}
      autoComplete="off"
      aria-label={t.settings()}
      className="widget-look grid content-start gap-5"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => onChange(read(currentTarget))}
    >
      <input type="hidden" name="kind" value={widget.kind} />
      <input type="hidden" name="coins" value={widget.coins.join(',')} />
      <input type="hidden" name="item" value={widget.item} />
      <input type="hidden" name="code" value={view.code} />
      <CarriedInputs />
      {widget.kind === 'events' && (
        <EventFields widget={widget} onToken={(element) => onChange(read(element))} />
      )}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        {isPriced && (
          <Field label={t.currency()}>
            {(control) => <CurrencyField control={control} currency={widget.currency} />}
          </Field>
        )}
        <Field label={t.language()}>
          {(control) => (
            <Select {...control} name="lang" defaultValue={widget.lang}>
              {languages.map((one) => (
                <option key={one} value={one} lang={one === language ? undefined : htmlLang[one]}>
                  {languageName[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ChoiceGroup legend={t.theme()}>
        <div className="segments">
          {widgetThemes.map((theme) => (
            <label key={theme}>
              <input type="radio" name="scheme" value={theme} defaultChecked={widget.theme === theme} />
              {t[theme]()}
            </label>
          ))}
        </div>
        <p className="mt-1.5 text-2xs text-ink-3">{t.autoHelp()}</p>
      </ChoiceGroup>
      <InkField ink={widget.ink} hrefOf={(ink) => at({ widget: { ...widget, ink } })} />
      {isPriced && (
        <ChoiceGroup legend={t.figures()}>
          <div className="segments">
            {widgetFigures.map((figures) => (
              <label key={figures}>
                <input
                  type="radio"
                  name="figures"
                  value={figures}
                  defaultChecked={widget.figures === figures}
                />
                {figureWords[figures]}
              </label>
            ))}
          </div>
        </ChoiceGroup>
      )}
      <Field label={t.width()} help={t.widthHelp({ least: widgetWidths.least, most: widgetWidths.most })}>
        {(control) => (
          <Input
            {...control}
            name="width"
            type="number"
            inputMode="numeric"
            min={widgetWidths.least}
            max={widgetWidths.most}
            placeholder={t.fluid()}
            defaultValue={width ?? ''}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass({ className: 'hidden noscript:inline-flex' })}>
        {t.apply()}
      </button>
    </form>
  )
}

function CurrencyField({ control, currency }: { control: { id: string }; currency: Currency }) {
  const t = useMessages('market')
  const words: Readonly<Record<Currency, string>> = {
    BTC: t.inBtc(),
    JPY: t.inJpy(),
    KRW: t.inKrw(),
    USD: t.inUsd(),
    EUR: t.inEur(),
    AUD: t.inAud(),
    CNY: t.inCny(),
    RUB: t.inRub(),
  }
  return (
    <Select {...control} name="currency" defaultValue={currency}>
      {currencies.map((known) => (
        <option key={known} value={known}>
          {words[known]}
        </option>
      ))}
    </Select>
  )
}

/** But for what somebody is typing at the moment. */
function writeForm(form: HTMLFormElement, { widget, width }: ShownWidget): void {
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
