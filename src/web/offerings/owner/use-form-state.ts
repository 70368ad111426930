import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { checkForm } from '../../../domain/kernel/form/check-form.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { missingTexts } from '../../../domain/kernel/form/missing-texts.ts'
import { faultWords } from '../../form/fields/fault-words.ts'
import { focusField } from '../../form/fields/field-faults.ts'
import { variantOf, type FormState, type Variant } from '../../form/fields/form-state.ts'
import { formOf, namesInPageOrder, type ShownForm } from '../../form/fields/shown-form.ts'
import type { FormRefusal } from '../../form/form-refusal.ts'
import { useOutcome } from '../../form/outcome/use-outcome.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'

export const formName = 'owner'

interface Deps<Other> {
  readonly shown: ShownForm
  readonly first: () => FormValues
  readonly firstOutcome?: FormRefusal | Other | undefined
  /** The stored values, which are not checked again. */
  readonly standing?: FormValues
}

export function useFormState<Other extends { readonly kind: string }>({
  shown,
  first,
  firstOutcome,
  standing = {},
}: Deps<Other>) {
  const { language } = useSite()
  const words = useMessages('form-errors')
  const { fields } = shown
  const [values, setValues] = useState(first)
  const [variant, setVariant] = useState<Variant>(language)
  const [wanted, setWanted] = useState<{ readonly path: string }>()
  const form = useMemo(() => formOf(fields), [fields])
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
  const { outcome, faults, settle, edited, isFaultless } = useOutcome<FormValues, Other>({
    names: useMemo(() => namesInPageOrder(shown), [shown]),
    find: (all) => checkForm(form, all, standing).map(faultWords(fields, words)),
    reveal: goTo,
    first: firstOutcome,
  })
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])
  const onValue = useCallback(
    (name: string, value: unknown) => {
      const before = latest.current
      // Two fields may change before the next rendering.
      latest.current = { ...before, [name]: value }
      setValues(latest.current)
      edited({ name, before: before[name], after: value }, latest.current)
    },
    [edited],
  )
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
  return { values, latest, setValues, state, goTo, outcome, settle, isFaultless }
}
