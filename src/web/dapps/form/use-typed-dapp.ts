import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DappField } from '../../../domain/dapps/dapp-form.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { differingNames } from '../../../domain/kernel/form/merge-values.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { valuesOf, withDraft, type Dapp } from './dapp-values.ts'

/** What is typed of a dApp, beside what stands: kept in this tab until it is saved. */
export function useTypedDapp(first: Dapp | undefined) {
  const draft = useMemo(() => valuesDraft(`dapp-draft-${first?.dapp_id ?? 'new'}`), [first?.dapp_id])
  const [standing, setStanding] = useState(first)
  const [opened] = useState(() => withDraft(valuesOf(first), draft.stored()?.values))
  const [values, setValues] = useState(opened.values)
  const base = useMemo(() => valuesOf(standing), [standing])
  const changed = differingNames(base, values)

  useEffect(() => {
    const names = differingNames(base, values)
    draft.store({ base: picked(base, names), values: picked(values, names) })
  }, [draft, base, values])

  const onValue = useCallback(
    (name: DappField, value: unknown) => setValues((before) => ({ ...before, [name]: value })),
    [],
  )
  const { isDraft } = opened
  return { standing, setStanding, values, setValues, base, draft, isDraft, changed, onValue }
}

function picked(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
