import {
  badgeHeights,
  badgeKinds,
  badgeSizes,
  badgeThemes,
  isSameLook,
  type BadgeLook,
  readBadgeLook,
} from '../../domain/badges/badge-look.ts'
import type { BadgeView } from '../../domain/badges/badge-view.ts'
import { LanguageField, ThemeChoice } from '../form/builder/look-fields.tsx'
import { useFollowingForm } from '../form/builder/use-following-form.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { CarriedInputs } from '../reader/carried-inputs.tsx'
import { useLinks } from '../reader/use-links.ts'
import { ChoiceGroup, Radio } from '../ui/controls/checkbox.tsx'
import { Field } from '../ui/controls/field.tsx'
import { Select } from '../ui/lists/select.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

interface LookFormProps {
  readonly view: BadgeView
  readonly look: BadgeLook
  readonly onChange: (look: BadgeLook) => void
}

export function LookForm({ view, look, onChange }: LookFormProps) {
  const t = useMessages('badges')
  const links = useLinks()
  const form = useFollowingForm({
    shown: look,
    read: (element) => readLookOf(element, look),
    write: writeLook,
    isSame: isSameLook,
    onChange,
  })
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
      onChange={({ currentTarget }) => onChange(readLookOf(currentTarget, look))}
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
        <LanguageField chosen={look.lang} />
      </div>
      <ThemeChoice themes={badgeThemes} chosen={look.theme} help={t.autoHelp()} />
      <button type="submit" className={buttonClass({ className: 'hidden noscript:inline-flex' })}>
        {t.apply()}
      </button>
    </form>
  )
}

/** Reads the form. The field of the badge's theme is called `scheme`, because `theme` is the theme of the site. */
function readLookOf(form: HTMLFormElement, look: BadgeLook): BadgeLook {
  const { scheme, ...fields } = Object.fromEntries(new FormData(form))
  return readBadgeLook({ ...fields, theme: scheme }, look.lang).look
}

function writeLook(form: HTMLFormElement, look: BadgeLook): void {
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
