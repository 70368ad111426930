import { useState, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { dappForm, readDapp, type DappFault, type DappField } from '../../../domain/dapps/dapp-form.ts'
import { maxDomains } from '../../../domain/dapps/dapp-rules.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { differingNames } from '../../../domain/kernel/form/merge-values.ts'
import { createdDappPath } from '../../../words/addresses/dapp-addresses.ts'
import { focusField } from '../../form/fields/field-faults.ts'
import { refusalOf } from '../../form/form-refusal.ts'
import { useOutcome } from '../../form/outcome/use-outcome.ts'
import { useSending } from '../../form/use-sending.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { useLinks } from '../../reader/use-links.ts'
import { notify } from '../../ui/overlays/toast-store.ts'
import { valuesOf, type Dapp, type DappValues, withDraft } from './dapp-values.ts'

interface SaveOutcome {
  readonly kind: 'saved' | 'restored' | 'uploading' | 'loggedOut' | 'changed'
}

const names = dappForm.map(({ name }) => name)

export const formName = 'dapp'

interface DappFormDeps {
  readonly dapp: Dapp | undefined
  readonly prefix: string
}

export function useDappForm({ dapp: first, prefix }: DappFormDeps) {
  const t = useMessages('dapps/page')
  const faultWords = useMessages('dapps/faults')
  const links = useLinks()
  const navigate = useNavigate()
  const typed = useTypedDapp(first)
  const { current, setCurrent, values, setValues, base, draft } = typed
  const { waiting, once } = useSending()
  const wordsOf = ({ path, code, value = '' }: DappFault) => ({
    field: path,
    message: faultWords[code]({ host: prefix, value, limit: maxDomains }),
  })
  const { outcome, faults, settle, edited, isFaultless } = useOutcome<DappValues, SaveOutcome>({
    names,
    find(all) {
      const read = readDapp(all, { prefix })
      return 'faults' in read ? read.faults.map(wordsOf) : []
    },
    reveal: (field) => focusField(formName, field),
    first: typed.isDraft ? { kind: 'restored' } : undefined,
  })
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])
  const onValue = useCallback(
    (name: DappField, value: unknown) => {
      const before = latest.current
      // Two fields may change before the next rendering.
      latest.current = { ...before, [name]: value }
      setValues(latest.current)
      edited({ name, before: before[name], after: value }, latest.current)
    },
    [setValues, edited],
  )

  const send = async () => {
    const saved = await saveDapp(current, values)
    draft.forget()
    if (current === undefined) {
      notify({ kind: 'ok', title: t.saved(), message: saved.name })
      await navigate(links.inside(createdDappPath(saved.dapp_id)))
      return
    }
    setCurrent(saved)
    setValues(valuesOf(saved))
    settle({ kind: 'saved' })
    notify({ kind: 'ok', title: t.saved(), message: saved.name })
  }
  const save = (isUploading: boolean) =>
    once(async () => {
      if (isUploading) return settle({ kind: 'uploading' })
      if (!isFaultless(values)) return undefined
      try {
        await send()
      } catch (error) {
        const code = isHttpFailure(error) ? error.problem?.code : undefined
        if (code === 'not_logged_in') return settle({ kind: 'loggedOut' })
        settle(refusalOf(error))
        if (code === 'dapp_changed' && current !== undefined) {
          setCurrent(await currentDapp(current))
          settle({ kind: 'changed' })
        }
      }
      return undefined
    })

  return {
    values,
    current,
    setCurrent,
    onValue,
    outcome,
    waiting,
    save,
    changed: typed.changed,
    faults,
    discard: () => {
      draft.forget()
      setValues(base)
      settle(undefined)
    },
  }
}

async function saveDapp(current: Dapp | undefined, values: DappValues): Promise<Dapp> {
  const client = await fetchedClient()
  const sent = { ...values, whitelist: [...values.whitelist] }
  if (current === undefined) return client.createDapp(sent)
  const { dapp_id: id, version } = current
  return client.changeDapp({ dapp_id: id, version, ...sent })
}

/** Loads the current version after a conflict. If that fails, the next attempt to save reports the conflict again. */
async function currentDapp(known: Dapp): Promise<Dapp> {
  try {
    return (await (await fetchedClient()).getDapp({ dapp_id: known.dapp_id })).dapp
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return known
    throw error
  }
}

function useTypedDapp(first: Dapp | undefined) {
  const draft = useMemo(() => valuesDraft(`dapp-draft-${first?.dapp_id ?? 'new'}`), [first?.dapp_id])
  const [current, setCurrent] = useState(first)
  const [opened] = useState(() => withDraft(valuesOf(first), draft.stored()?.values))
  const [values, setValues] = useState(opened.values)
  const base = useMemo(() => valuesOf(current), [current])
  const changed = differingNames(base, values)

  useEffect(() => {
    const differing = differingNames(base, values)
    draft.store({ base: pickFields(base, differing), values: pickFields(values, differing) })
  }, [draft, base, values])

  const { isDraft } = opened
  return { current, setCurrent, values, setValues, base, draft, isDraft, changed }
}

function pickFields(values: FormValues, picked: readonly string[]): FormValues {
  return Object.fromEntries(picked.map((name) => [name, values[name]]))
}
