import { useRef, useState, type KeyboardEvent } from 'react'
import { maxDomains } from '../../../domain/dapps/dapp-rules.ts'
import type { FieldFault } from '../../form/form-outcome.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { DomainTags } from './domain-tags.tsx'
import { domainsIn } from './typed-domains.ts'

interface DomainsFieldProps {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly optional?: string
  readonly value: readonly string[]
  readonly faults: readonly FieldFault[]
  readonly onChange: (domains: readonly string[]) => void
}

/** Domains as tags; one that is none is a tag too, and says so: nothing that was typed is thrown away. */
export function DomainsField({ id, label, help, optional, value, faults, onChange }: DomainsFieldProps) {
  const t = useMessages('dapps/page')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const added = domainsIn(text)
    setTyped('')
    if (added.length > 0) onChange([...new Set([...value, ...added])])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
    // An empty field sends the form, as any other does.
    if (typed.trim() === '' || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add(typed)
  }
  const wrong = faults.filter(({ field }) => field === 'whitelist' || field.startsWith('whitelist.'))
  return (
    <Field
      id={id}
      label={label}
      help={help}
      {...(optional !== undefined && { optional })}
      error={wrong.length > 0 && <DomainFaults faults={wrong} />}
    >
      {(control) => (
        <div className="grid gap-2">
          <DomainTags
            label={label}
            domains={value}
            onChange={(kept) => {
              onChange(kept)
              input.current?.focus()
            }}
          />
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="pay.example.com"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => add(typed)}
              className="min-w-0 flex-1"
            />
            <Button
              disabled={value.length >= maxDomains}
              onClick={() => {
                add(typed)
                input.current?.focus()
              }}
            >
              {t.addDomain()}
            </Button>
          </div>
        </div>
      )}
    </Field>
  )
}

function DomainFaults({ faults }: { faults: readonly FieldFault[] }) {
  return (
    <span className="grid gap-1">
      {faults.map(({ field, message }) => (
        <span key={field} className="wrap-anywhere">
          {message}
        </span>
      ))}
    </span>
  )
}
