import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { readDapp, type DappField, type DappFault } from '../../../domain/dapps/dapp-form.ts'
import { mostDomains } from '../../../domain/dapps/dapp-rules.ts'
import { differingNames } from '../../../domain/kernel/form/merge-values.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { createdDappPath } from '../../../words/dapp-addresses.ts'
import { refusalOf, type FormRefusal } from '../../form/form-outcome.ts'
import { useSending } from '../../form/use-sending.ts'
import { valuesDraft } from '../../form/values-draft.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import { useLinks } from '../../reader/use-links.ts'
import { notify } from '../../ui/overlays/toast-store.ts'

export type Dapp = Reply<Operations['createDapp']>

/** As they are typed; what they come to is the rules' to say. */
export type DappValues = {
  readonly name: string
  readonly url: string
  readonly icon: string
  readonly whitelist: readonly string[]
  readonly webhook_url: string
}

export type Outcome =
  | FormRefusal
  | { readonly kind: 'saved' | 'restored' | 'uploading' | 'loggedOut' | 'changed' }

export const formName = 'dapp'

const empty: DappValues = { name: '', url: '', icon: '', whitelist: [], webhook_url: '' }

function valuesOf(dapp: Dapp | undefined): DappValues {
  if (dapp === undefined) return empty
  const { name, url, icon, whitelist, webhook_url: webhookUrl } = dapp
  return { name, url, icon: icon ?? '', whitelist, webhook_url: webhookUrl ?? '' }
}

interface Needs {
  readonly dapp: Dapp | undefined
  readonly prefix: string
}

/** What is typed of a dApp: kept in this tab until it is saved, and never taken away by a fault. */
export function useDappForm({ dapp: first, prefix }: Needs) {
  const t = useMessages('dapps/page')
  const told = useMessages('dapps/faults')
  const links = useLinks()
  const navigate = useNavigate()
  const draft = useMemo(() => valuesDraft(`dapp-draft-${first?.dapp_id ?? 'new'}`), [first?.dapp_id])
  const [standing, setStanding] = useState(first)
  const [opened] = useState(() => withDraft(valuesOf(first), draft.stored()?.values))
  const [values, setValues] = useState(opened.values)
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    opened.isDraft ? { kind: 'restored' } : undefined,
  )
  const { waiting, once } = useSending()
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
  const wordsOf = ({ path, code, value = '' }: DappFault) => ({
    field: path,
    message: told[code]({ host: prefix, value, limit: mostDomains }),
  })

  const send = async () => {
    const client = await fetchedClient()
    const sent = { ...values, whitelist: [...values.whitelist] }
    if (standing === undefined) {
      const created = await client.createDapp(sent)
      draft.forget()
      notify({ kind: 'ok', title: t.saved(), message: created.name })
      await navigate(links.inside(createdDappPath(created.dapp_id)))
      return
    }
    const { dapp_id: id, version } = standing
    const saved = await client.changeDapp({ dapp_id: id, version, ...sent })
    draft.forget()
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
          setStanding(await again(standing))
          setOutcome({ kind: 'changed' })
        }
      }
      return undefined
    })

  return {
    values,
    standing,
    setStanding,
    onValue,
    outcome,
    waiting,
    save,
    changed,
    faults: outcome?.kind === 'faults' ? outcome.faults : [],
    discard: () => {
      draft.forget()
      setValues(base)
      setOutcome(undefined)
    },
  }
}

/** What stands by now; where that cannot be asked, the next try to save tells it again. */
async function again(known: Dapp): Promise<Dapp> {
  try {
    return (await (await fetchedClient()).getDapp({ dapp_id: known.dapp_id })).dapp
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return known
    throw error
  }
}

/** What was typed before a reload. A draft of another time may hold anything: what is no text is left out. */
function withDraft(standing: DappValues, draft: FormValues | undefined) {
  if (draft === undefined) return { values: standing, isDraft: false }
  const text = (name: DappField, otherwise: string) => {
    const typed = draft[name]
    return typeof typed === 'string' ? typed : otherwise
  }
  const { whitelist } = draft
  const values: DappValues = {
    name: text('name', standing.name),
    url: text('url', standing.url),
    icon: text('icon', standing.icon),
    whitelist: Array.isArray(whitelist)
      ? whitelist.filter((one): one is string => typeof one === 'string')
      : standing.whitelist,
    webhook_url: text('webhook_url', standing.webhook_url),
  }
  return { values, isDraft: differingNames(values, standing).length > 0 }
}

function picked(values: FormValues, names: readonly string[]): FormValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
