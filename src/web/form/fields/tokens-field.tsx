import { useRef, type KeyboardEvent } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { RemoteSelect } from '../remote-select.tsx'
import type { FieldProps } from './field-props.ts'
import { symbolsIn } from './posted-values.ts'
import { optionsAt } from './remote-options.ts'

export function TokensField({ id, name, field, value, fault, onChange }: FieldProps) {
  const t = useMessages('form-fields')
  const box = useRef<HTMLDivElement>(null)
  const { label, path = '', most, required, example } = field
  const chosen = (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string')
  const input = () => box.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? null
  const add = (text: string) => {
    const added = symbolsIn(text)
    if (added.length > 0) onChange([...new Set([...chosen, ...added])])
    const typed = input()
    if (typed !== null) typed.value = ''
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = input()
    // Another handler has already taken Enter if it chose a suggestion, and has added that text.
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.target !== typed || typed === null) return
    event.preventDefault()
    add(typed.value)
  }
  return (
    <Field
      id={id}
      label={label}
      required={required ? t.required() : undefined}
      help={example === undefined ? undefined : t.example({ example })}
      error={fault}
      className="md:col-span-2"
    >
      {(control) => (
        // Handles events that bubble up from the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div ref={box} onKeyDown={onKeyDown} className="grid gap-2">
          <input type="hidden" name={`${name}.chosen`} value={chosen.join(' ')} />
          {chosen.length > 0 && (
            <ul aria-label={label} className="flex flex-wrap gap-2">
              {chosen.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    className="tag"
                    aria-label={t.remove({ name: one })}
                    onClick={() => {
                      onChange(chosen.filter((other) => other !== one))
                      input()?.focus()
                    }}
                  >
                    {one}
                    <Icon name="close" className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex gap-2">
            <RemoteSelect
              {...control}
              required={false}
              name={name}
              label={label}
              find={(text) => optionsAt(path, text)}
              onChoose={(_, option) => add(option.value)}
              className="min-w-0 flex-1 sm:max-w-80"
            />
            <Button
              className="noscript:hidden"
              disabled={most !== undefined && chosen.length >= most}
              onClick={() => {
                add(input()?.value ?? '')
                input()?.focus()
              }}
            >
              {t.add()}
            </Button>
          </div>
        </div>
      )}
    </Field>
  )
}
