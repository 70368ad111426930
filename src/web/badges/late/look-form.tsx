import { useEffect, useRef } from 'react'
import {
  badgeHeights,
  badgeKinds,
  badgeSizes,
  badgeThemes,
  isSameLook,
  readBadgeLook,
  type BadgeLook,
} from '../../../domain/badges/badge-look.ts'
import type { BadgeView } from '../../../domain/badges/badge-view.ts'
import { htmlLang, languageName, languages } from '../../../domain/kernel/site/language.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CarriedInputs } from '../../reader/carried-inputs.tsx'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { ChoiceGroup, Radio } from '../../ui/controls/checkbox.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

interface LookFormProps {
  readonly view: BadgeView
  readonly look: BadgeLook
  readonly onChange: (look: BadgeLook) => void
}

/** A GET form: without scripts its button has the page shown anew. */
export function LookForm({ view, look, onChange }: LookFormProps) {
  const t = useMessages('badges')
  const links = useLinks()
  const { language } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (form.current === null) return
    const chosen = readForm(form.current, look)
    // What was chosen before the page was hydrated counts; after that the fields follow what is shown.
    if (isFirst.current && !isSameLook(chosen, look)) onChange(chosen)
    else writeForm(form.current, look)
    isFirst.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- only what is shown matters
  }, [look])
  const kindNotes = {
    listed: t.listedWhen(),
    status: t.statusWhen(),
    raised: t.raisedWhen(),
    left: t.leftWhen(),
  }
  return (
    <form
      ref={form}
      action={links.badge()}
      autoComplete="off"
      aria-label={t.settings()}
      className="badge-look grid content-start gap-5"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => onChange(readForm(currentTarget, look))}
    >
      <input type="hidden" name="item" value={view.item} />
      <input type="hidden" name="code" value={view.code} />
      <CarriedInputs />
      <ChoiceGroup legend={t.kind()}>
        {badgeKinds.map((kind) => (
          <Radio
            key={kind}
            name="kind"
            value={kind}
            defaultChecked={look.kind === kind}
            label={t[kind]()}
            count={kindNotes[kind]}
          />
        ))}
      </ChoiceGroup>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <Field label={t.size()}>
          {(control) => (
            <Select {...control} name="size" defaultValue={look.size}>
              {badgeSizes.map((size) => (
                <option key={size} value={size}>
                  {t[size]({ height: badgeHeights[size] })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.language()}>
          {(control) => (
            <Select {...control} name="lang" defaultValue={look.lang}>
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
          {badgeThemes.map((theme) => (
            <label key={theme}>
              <input type="radio" name="scheme" value={theme} defaultChecked={look.theme === theme} />
              {t[theme]()}
            </label>
          ))}
        </div>
        <p className="mt-1.5 text-2xs text-ink-3">{t.autoHelp()}</p>
      </ChoiceGroup>
      <button type="submit" className={buttonClass({ className: 'hidden noscript:inline-flex' })}>
        {t.apply()}
      </button>
    </form>
  )
}

function readForm(form: HTMLFormElement, look: BadgeLook): BadgeLook {
  const { scheme, ...fields } = Object.fromEntries(new FormData(form))
  return readBadgeLook({ ...fields, theme: scheme }, look.lang).look
}

function writeForm(form: HTMLFormElement, look: BadgeLook): void {
  for (const [name, value] of fieldsOf(look)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value
  }
}

function fieldsOf({ kind, size, theme, lang }: BadgeLook): [string, string][] {
  return [
    ['kind', kind],
    ['size', size],
    ['scheme', theme],
    ['lang', lang],
  ]
}
