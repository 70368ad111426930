import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { missingTexts } from '../../../domain/kernel/form/missing-texts.ts'
import { focusField } from '../../form/fields/field-faults.ts'
import { variantOf, type FormState, type Variant } from '../../form/fields/form-state.ts'
import { formOf, type ShownField } from '../../form/fields/shown-form.ts'
import type { FieldFault, FormRefusal } from '../../form/form-refusal.ts'
import { useSite } from '../../reader/site.ts'

export const formName = 'owner'

interface Deps {
  readonly fields: readonly ShownField[]
  readonly first: () => FormValues
  readonly outcome: FormRefusal | { readonly kind: string } | undefined
}

const noFaults: readonly FieldFault[] = []

export function useFormState({ fields, first, outcome }: Deps) {
  const { language } = useSite()
  const [values, setValues] = useState(first)
  const [variant, setVariant] = useState<Variant>(language)
  const [wanted, setWanted] = useState<{ readonly path: string }>()
  const form = useMemo(() => formOf(fields), [fields])
  const onValue = useCallback(
    (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value })),
    [],
  )
  const goTo = useCallback(
    (path: string) => {
      setVariant((before) => variantOf(fields, path) ?? before)
      setWanted({ path })
    },
    [fields],
  )
  // A field on a hidden tab cannot take the focus, so it is focused only after its tab has been rendered.
  useEffect(() => {
    if (wanted !== undefined) focusField(formName, wanted.path)
  }, [wanted])
  const faults = outcome !== undefined && 'faults' in outcome ? outcome.faults : noFaults
  const missing = useMemo(() => missingTexts(form, values), [form, values])
  const state: FormState = {
    form: formName,
    values,
    faults,
    variant,
    missing,
    onVariant: setVariant,
    onValue,
  }
  return { form, values, setValues, state, goTo }
}

export function useFaultsFocused(
  outcome: FormRefusal | { readonly kind: string } | undefined,
  goTo: (path: string) => void,
): void {
  useEffect(() => {
    const [first] = outcome !== undefined && 'faults' in outcome ? outcome.faults : noFaults
    if (first !== undefined) goTo(first.field)
  }, [outcome, goTo])
}
