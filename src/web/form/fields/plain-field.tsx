import { useMessages } from '../../i18n/use-messages.ts'
import { Field, type FieldControl } from '../../ui/controls/field.tsx'
import { Input, Textarea } from '../../ui/controls/input.tsx'
import { Select } from '../../ui/lists/select.tsx'
import { RemoteSelect } from '../remote-select.tsx'
import { DateControl } from './date-control.tsx'
import type { FieldProps } from './field-props.ts'
import { ImageField } from './image-field.tsx'
import { optionsAt } from './remote-options.ts'

const types = { url: 'url', video: 'url', email: 'email' } as const
const modes = { amount: 'decimal', number: 'decimal', url: 'url', video: 'url', email: 'email' } as const
const wide = new Set(['lines', 'image', 'video', 'list'])

export function PlainField({
  id,
  name,
  field,
  value,
  fault,
  isPart,
  onChange,
}: FieldProps & { readonly isPart: boolean }) {
  const t = useMessages('form-fields')
  const { kind, label, required, example } = field
  const help = [
    kind === 'list' && t.onePerLine(),
    kind === 'date' && t.timeHelp(),
    kind === 'image' && !isPart && t.imageHelp(),
    example !== undefined && kind !== 'date' && t.example({ example }),
  ].filter((text) => text !== false)
  return (
    <Field
      id={id}
      label={label}
      required={required ? t.required() : undefined}
      help={help.length > 0 ? help.join(' ') : undefined}
      error={fault}
      className={wide.has(kind) ? 'md:col-span-2' : ''}
    >
      {(control) => <Control control={control} name={name} field={field} value={value} onChange={onChange} />}
    </Field>
  )
}

type ControlProps = Pick<FieldProps, 'name' | 'field' | 'value' | 'onChange'> & {
  readonly control: FieldControl
}

function Control({ control: shared, name, field, value, onChange }: ControlProps) {
  const t = useMessages('form-fields')
  const { kind, label, options, limit, required, path = '' } = field
  const control = { ...shared, name }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (kind === 'select')
    return (
      <Select {...control} value={text} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{required ? t.choose() : t.notStated()}</option>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (kind === 'remote')
    return (
      <RemoteSelect
        {...control}
        label={label}
        value={text}
        maxLength={limit}
        find={(typed) => optionsAt(path, typed)}
        onChange={(event) => onChange(event.target.value)}
        onChoose={(_, option) => onChange(option.value)}
      />
    )
  if (kind === 'date')
    return <DateControl control={shared} name={name} label={label} value={text} onChange={onChange} />
  if (kind === 'image') return <ImageField control={control} label={label} value={text} onChange={onChange} />
  if (kind === 'list') {
    const lines = Array.isArray(value) ? value.join('\n') : ''
    return (
      <Textarea
        {...control}
        rows={3}
        value={lines}
        onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        className="min-h-22!"
      />
    )
  }
  if (kind === 'lines')
    return (
      <Textarea
        {...control}
        value={text}
        rows={limit !== undefined && limit > 1_000 ? 10 : 4}
        {...(limit !== undefined && { limit })}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <Input
      {...control}
      type={kind in types ? types[kind as keyof typeof types] : 'text'}
      inputMode={kind in modes ? modes[kind as keyof typeof modes] : undefined}
      placeholder={kind === 'url' ? 'https://' : undefined}
      autoComplete={kind === 'email' ? 'email' : 'off'}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
