import { htmlLang, languageName, languages, type Language } from '../../../domain/kernel/site/language.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { ChoiceGroup } from '../../ui/controls/checkbox.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { Segments } from './segments.tsx'

export function LanguageField({ chosen }: { chosen: Language }) {
  const t = useMessages('embeds/builder')
  const { language } = useSite()
  return (
    <Field label={t.language()}>
      {(control) => (
        <Select {...control} name="lang" defaultValue={chosen}>
          {languages.map((one) => (
            <option key={one} value={one} lang={one === language ? undefined : htmlLang[one]}>
              {languageName[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type Theme = 'auto' | 'light' | 'dark'

interface ThemeChoiceProps {
  readonly themes: readonly Theme[]
  readonly chosen: Theme
  readonly help: string
}

/** A choice of the theme of a badge or widget. Its field is called `scheme`, because `theme` is the theme of the site. */
export function ThemeChoice({ themes, chosen, help }: ThemeChoiceProps) {
  const t = useMessages('embeds/builder')
  const words = { auto: t.auto(), light: t.light(), dark: t.dark() }
  return (
    <ChoiceGroup legend={t.theme()}>
      <Segments name="scheme" values={themes} words={words} chosen={chosen} />
      <p className="mt-1.5 text-2xs text-ink-3">{help}</p>
    </ChoiceGroup>
  )
}
