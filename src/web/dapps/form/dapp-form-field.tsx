import type { dappForm, DappField } from '../../../domain/dapps/dapp-form.ts'
import { maxNameLength } from '../../../domain/dapps/dapp-name.ts'
import { fieldId } from '../../form/field-id.ts'
import { faultAt } from '../../form/fields/field-faults.ts'
import type { FieldFault } from '../../form/form-refusal.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import type { DappValues } from './dapp-values.ts'
import { DomainsField } from './domains-field.tsx'
import { IconField } from './icon-field.tsx'
import { formName } from './use-dapp-form.ts'

interface DappFormFieldProps {
  readonly field: (typeof dappForm)[number]
  readonly prefix: string
  readonly values: DappValues
  readonly faults: readonly FieldFault[]
  readonly onValue: (name: DappField, value: unknown) => void
  readonly onIconRefused: (text: string | undefined) => void
}

export function DappFormField({ field, prefix, values, faults, onValue, onIconRefused }: DappFormFieldProps) {
  const t = useMessages('dapps/page')
  const { name, kind } = field
  const words = {
    name: { label: t.name(), help: t.nameHelp() },
    // A prefix with a host allows that origin as it is, also with a port.
    url: {
      label: t.url(),
      help: URL.canParse(prefix) ? t.urlHelpOwnHost({ host: prefix }) : t.urlHelp({ host: prefix }),
    },
    icon: { label: t.icon(), help: t.iconHelp() },
    whitelist: { label: t.whitelist(), help: t.whitelistHelp() },
    webhook_url: { label: t.webhook(), help: t.webhookHelp() },
  }[name]
  const id = fieldId(formName, name)
  const isRequired = 'required' in field
  const common = {
    id,
    label: words.label,
    help: words.help,
    error: faultAt(faults, name),
    ...(isRequired ? { required: t.required() } : { optional: t.optional() }),
  }
  if (kind === 'image')
    return (
      <IconField
        {...common}
        value={values.icon}
        onChange={(path) => onValue(name, path)}
        onRefused={onIconRefused}
      />
    )
  if (kind === 'list')
    return (
      <DomainsField
        {...common}
        value={values.whitelist}
        faults={faults}
        onChange={(domains) => onValue(name, domains)}
      />
    )
  const text = values[name]
  return (
    <Field {...common}>
      {(control) => (
        <>
          <Input
            {...control}
            type={kind}
            inputMode={kind === 'url' ? 'url' : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={kind === 'url' ? prefix : undefined}
            value={text}
            onChange={(event) => onValue(name, event.target.value)}
          />
          {name === 'name' && <Counter text={values.name} />}
        </>
      )}
    </Field>
  )
}

let segmenter: Intl.Segmenter | undefined

/** Counts the visible characters of a name. A name that is too long is marked, but never cut. */
function Counter({ text }: { text: string }) {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' })
  const length = Array.from(segmenter.segment(text.trim())).length
  return (
    <span
      className={`field-count text-end text-2xs ${length > maxNameLength ? 'font-strong text-error-text' : 'text-ink-3'}`}
    >
      {length} / {maxNameLength}
    </span>
  )
}
