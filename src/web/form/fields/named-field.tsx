import { memo, useCallback } from 'react'
import type { FieldFault } from '../form-refusal.ts'
import { DataField } from './data-field.tsx'
import type { FormState } from './form-state.ts'
import type { ShownField } from './shown-form.ts'

interface NamedFieldProps {
  readonly field: ShownField
  readonly name: string
  readonly state: FormState
}

export function NamedField({ field, name, state: { form, values, faults, onValue } }: NamedFieldProps) {
  const own = faults.filter((fault) => fault.field === name || fault.field.startsWith(`${name}.`))
  return (
    <KnownField
      form={form}
      field={field}
      name={name}
      value={values[name]}
      // The field gets only its own errors, so that it is not rendered again when those of another field change.
      faults={own.length === 0 ? none : own}
      onValue={onValue}
    />
  )
}

const none: readonly FieldFault[] = []

type KnownFieldProps = Pick<FormState, 'form' | 'faults' | 'onValue'> &
  Omit<NamedFieldProps, 'state'> & { readonly value: unknown }

const KnownField = memo(function KnownField({ name, onValue, ...rest }: KnownFieldProps) {
  const onChange = useCallback((value: unknown) => onValue(name, value), [name, onValue])
  return <DataField {...rest} path={name} onChange={onChange} />
})
