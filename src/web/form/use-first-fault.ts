import { useEffect } from 'react'
import { fieldId } from './field-id.ts'
import type { FormRefusal } from './form-outcome.ts'

/** Leads who has sent a form to the first field that is wrong. */
export function useFirstFault(form: string, outcome: FormRefusal | { readonly kind: string } | undefined) {
  useEffect(() => {
    const [first] = outcome !== undefined && 'faults' in outcome ? outcome.faults : []
    if (first !== undefined) document.getElementById(fieldId(form, first.field))?.focus()
  }, [form, outcome])
}
