import { useId, type ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'

export type FieldControl = {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  id?: string
  label: ReactNode
  /** The translated word for "required". If set, the control is required. */
  required?: string | undefined
  optional?: string | undefined
  help?: ReactNode
  error?: ReactNode
  good?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** `<Field label="…">{(control) => <Input {...control} name="…" />}</Field>` */
export function Field({ label, required, optional, help, error, good, children, ...rest }: FieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const notes = [error && `${id}-error`, good && `${id}-good`, help && `${id}-help`].filter(Boolean)
  return (
    <div className={`field ${rest.className ?? ''}`}>
      <label htmlFor={id} className="flex items-baseline gap-2 text-sm font-strong text-ink">
        {label}
        {required && <span className="text-2xs font-medium text-brand-text">{required}</span>}
        {optional && <span className="text-2xs font-body text-ink-3">{optional}</span>}
      </label>
      {children({
        id,
        required: required !== undefined,
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs text-error-text">
          <Icon name="warn" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {good && (
        <p id={`${id}-good`} className="flex gap-1.5 text-xs text-ok-text">
          <Icon name="check" className="mt-0.5 size-4" />
          {good}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="field-help text-2xs text-ink-3">
          {help}
        </p>
      )}
    </div>
  )
}
