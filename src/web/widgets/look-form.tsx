import { isEventType, eventGroups, type EventGroup } from '../../domain/events/event-types.ts'
import { widgetWidths } from '../../domain/widgets/widget-size.ts'
import type { ShownWidget, WidgetView } from '../../domain/widgets/widget-view.ts'
import {
  choosesEvents,
  isPriced,
  widgetFigures,
  widgetThemes,
  type Widget,
} from '../../domain/widgets/widget.ts'
import { LanguageField, ThemeChoice } from '../form/builder/look-fields.tsx'
import { Segments } from '../form/builder/segments.tsx'
import { useFollowingForm } from '../form/builder/use-following-form.ts'
import { CurrencyOptions } from '../form/currency-options.tsx'
import { RemoteSelect } from '../form/remote-select.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { fetchedClient } from '../loading/load.ts'
import { CarriedInputs } from '../reader/carried-inputs.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { ChoiceGroup, Checkbox } from '../ui/controls/checkbox.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Input } from '../ui/controls/input.tsx'
import { Select } from '../ui/lists/select.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { InkField } from './ink-field.tsx'
import { isSameShown, readShown, writeShown } from './shown-fields.ts'

interface LookFormProps {
  readonly view: WidgetView
  readonly shown: ShownWidget
  readonly onChange: (shown: ShownWidget) => void
  readonly at: (changes: Partial<WidgetView>) => string
}

export function LookForm({ view, shown, onChange, at }: LookFormProps) {
  const t = useMessages('widgets')
  const links = useLinks()
  const { language } = useSite()
  const { widget, width } = shown
  const read = (element: HTMLFormElement) => readShown(element, { widget, language })
  const form = useFollowingForm({ shown, read, write: writeShown, isSame: isSameShown, onChange })
  const hasPrices = isPriced(widget.kind)
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
      {choosesEvents(widget.kind) && (
        <EventFields widget={widget} onToken={(element) => onChange(read(element))} />
      )}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        {hasPrices && (
          <Field label={t.currency()}>
            {(control) => (
              <Select {...control} name="currency" defaultValue={widget.currency}>
                <CurrencyOptions />
              </Select>
            )}
          </Field>
        )}
        <LanguageField chosen={widget.lang} />
      </div>
      <ThemeChoice themes={widgetThemes} chosen={widget.theme} help={t.autoHelp()} />
      <InkField ink={widget.ink} hrefOf={(ink) => at({ widget: { ...widget, ink } })} />
      {hasPrices && (
        <ChoiceGroup legend={t.figures()}>
          <Segments name="figures" values={widgetFigures} words={figureWords} chosen={widget.figures} />
        </ChoiceGroup>
      )}
      <Field label={t.width()} help={t.widthHelp({ least: widgetWidths.min, most: widgetWidths.max })}>
        {(control) => (
          <Input
            {...control}
            name="width"
            type="number"
            inputMode="numeric"
            min={widgetWidths.min}
            max={widgetWidths.max}
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

interface EventFieldsProps {
  readonly widget: Widget
  readonly onToken: (form: HTMLFormElement) => void
}

/** The fields of an events widget. They offer single event types only if a link from a filtered calendar has set some. */
function EventFields({ widget: { symbol, tags }, onToken }: EventFieldsProps) {
  const t = useMessages('widgets')
  const builder = useMessages('embeds/builder')
  const words = useMessages('events')
  const typeWords = useMessages('event-types')
  const groups: Readonly<Record<EventGroup, string>> = {
    token: words.groupToken(),
    people: words.groupPeople(),
    company: words.groupCompany(),
  }
  const types = tags.filter(isEventType)
  return (
    <>
      <Field label={t.token()} help={t.tokenHelp()}>
        {({ required: _optional, ...control }) => (
          <RemoteSelect
            {...control}
            name="symbol"
            placeholder={builder.hint()}
            value={symbol}
            find={findTokens}
            onChoose={onToken}
          />
        )}
      </Field>
      <ChoiceGroup legend={t.types()}>
        {eventGroups.map((group) => (
          <Checkbox
            key={group}
            name="tags"
            value={group}
            defaultChecked={tags.includes(group)}
            label={groups[group]}
          />
        ))}
        {types.map((type) => (
          <Checkbox key={type} name="tags" value={type} defaultChecked label={typeWords[type]()} />
        ))}
      </ChoiceGroup>
    </>
  )
}

async function findTokens(q: string) {
  return (await (await fetchedClient()).listTokenOptions({ q })).options
}
