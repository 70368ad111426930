import { useRef, useState, type KeyboardEvent } from 'react'
import { maxDomains } from '../../../domain/dapps/dapp-rules.ts'
import { readDomain } from '../../../domain/dapps/domain-name.ts'
import type { FieldFault } from '../../form/form-refusal.ts'
import { useAfterPress } from '../../form/use-after-press.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'

interface DomainsFieldProps {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly optional?: string
  readonly value: readonly string[]
  readonly faults: readonly FieldFault[]
  readonly onChange: (domains: readonly string[]) => void
}

/** An invalid domain is a tag too, marked as wrong, so that no typed text is lost. */
export function DomainsField({ id, label, help, optional, value, faults, onChange }: DomainsFieldProps) {
  const t = useMessages('dapps/page')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const afterPress = useAfterPress()
  const add = (text: string) => {
    const added = domainsIn(text)
    setTyped('')
    if (added.length > 0) onChange([...new Set([...value, ...added])])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
    // Enter in an empty field submits the form.
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
              onBlur={() => afterPress(() => add(typed))}
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

interface DomainTagsProps {
  readonly label: string
  readonly domains: readonly string[]
  readonly onChange: (kept: readonly string[]) => void
}

function DomainTags({ label, domains, onChange }: DomainTagsProps) {
  const t = useMessages('dapps/page')
  if (domains.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {domains.map((one, index) => (
        <li key={one} className="min-w-0">
          <button
            type="button"
            className="tag dapp-domain"
            data-wrong={typeof readDomain(one) === 'string' || undefined}
            aria-label={t.removeDomain({ domain: one })}
            onClick={() => onChange(domains.filter((_, at) => at !== index))}
          >
            <span className="truncate">{one}</span>
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Splits pasted text at spaces, commas and semicolons and normalises each domain. Invalid ones are kept as typed. */
function domainsIn(text: string): string[] {
  return text
    .split(/[,、，;\s]+/)
    .filter((one) => one !== '')
    .map((one) => {
      const read = readDomain(one)
      return typeof read === 'object' ? read.domain : one
    })
}
