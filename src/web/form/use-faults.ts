import { useEffect } from 'react'
import { fieldId } from './field-id.ts'
import type { FormRefusal } from './form-refusal.ts'

export function useFaults(form: string, outcome: FormRefusal | { readonly kind: string } | undefined) {
  useEffect(() => {
    const [first] = faultsOf(outcome)
    if (first !== undefined) document.getElementById(fieldId(form, first.field))?.focus()
  }, [form, outcome])
  return (name: string) => ({
    id: fieldId(form, name),
    error: faultsOf(outcome).find(({ field }) => field === name)?.message,
  })
}

function faultsOf(outcome: Parameters<typeof useFaults>[1]) {
  return outcome !== undefined && 'faults' in outcome ? outcome.faults : []
}
