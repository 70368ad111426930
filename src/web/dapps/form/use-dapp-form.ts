import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readDapp, type DappFault } from '../../../domain/dapps/dapp-form.ts'
import { maxDomains } from '../../../domain/dapps/dapp-rules.ts'
import { createdDappPath } from '../../../words/addresses/dapp-addresses.ts'
import { refusalOf, type FormRefusal } from '../../form/form-outcome.ts'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { useLinks } from '../../reader/use-links.ts'
import { notify } from '../../ui/overlays/toast-store.ts'
import { valuesOf, type Dapp } from './dapp-values.ts'
import { dappByNow, saveDapp } from './saved-dapp.ts'
import { useTypedDapp } from './use-typed-dapp.ts'

export type Outcome =
  | FormRefusal
  | { readonly kind: 'saved' | 'restored' | 'uploading' | 'loggedOut' | 'changed' }

export const formName = 'dapp'

interface Deps {
  readonly dapp: Dapp | undefined
  readonly prefix: string
}

/** The form of a dApp. What is typed is never taken away by a fault. */
export function useDappForm({ dapp: first, prefix }: Deps) {
  const t = useMessages('dapps/page')
  const told = useMessages('dapps/faults')
  const links = useLinks()
  const navigate = useNavigate()
  const typed = useTypedDapp(first)
  const { standing, setStanding, values, setValues, base, draft } = typed
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    typed.isDraft ? { kind: 'restored' } : undefined,
  )
  const { waiting, once } = useSending()
  const wordsOf = ({ path, code, value = '' }: DappFault) => ({
    field: path,
    message: told[code]({ host: prefix, value, limit: maxDomains }),
  })

  const send = async () => {
    const saved = await saveDapp(standing, values)
    draft.forget()
    if (standing === undefined) {
      notify({ kind: 'ok', title: t.saved(), message: saved.name })
      await navigate(links.inside(createdDappPath(saved.dapp_id)))
      return
    }
    setStanding(saved)
    setValues(valuesOf(saved))
    setOutcome({ kind: 'saved' })
    notify({ kind: 'ok', title: t.saved(), message: saved.name })
  }
  const save = (isUploading: boolean) =>
    once(async () => {
      if (isUploading) return setOutcome({ kind: 'uploading' })
      const read = readDapp(values, { prefix })
      if ('faults' in read) return setOutcome({ kind: 'faults', faults: read.faults.map(wordsOf) })
      try {
        await send()
      } catch (error) {
        const code = isHttpFailure(error) ? error.problem?.code : undefined
        if (code === 'not_logged_in') return setOutcome({ kind: 'loggedOut' })
        setOutcome(refusalOf(error))
        if (code === 'dapp_changed' && standing !== undefined) {
          setStanding(await dappByNow(standing))
          setOutcome({ kind: 'changed' })
        }
      }
      return undefined
    })

  return {
    values,
    standing,
    setStanding,
    onValue: typed.onValue,
    outcome,
    waiting,
    save,
    changed: typed.changed,
    faults: outcome?.kind === 'faults' ? outcome.faults : [],
    discard: () => {
      draft.forget()
      setValues(base)
      setOutcome(undefined)
    },
  }
}
