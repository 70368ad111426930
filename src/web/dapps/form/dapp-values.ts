import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { DappField } from '../../../domain/dapps/dapp-form.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { differingNames } from '../../../domain/kernel/form/merge-values.ts'

export type Dapp = Reply<Operations['createDapp']>

/** As they are typed; what they come to is the rules' to say. */
export type DappValues = {
  readonly name: string
  readonly url: string
  readonly icon: string
  readonly whitelist: readonly string[]
  readonly webhook_url: string
}

const empty: DappValues = { name: '', url: '', icon: '', whitelist: [], webhook_url: '' }

export function valuesOf(dapp: Dapp | undefined): DappValues {
  if (dapp === undefined) return empty
  const { name, url, icon, whitelist, webhook_url: webhookUrl } = dapp
  return { name, url, icon: icon ?? '', whitelist, webhook_url: webhookUrl ?? '' }
}

/** What was typed before a reload. A draft of another time may hold anything: what is no text is left out. */
export function withDraft(standing: DappValues, draft: FormValues | undefined) {
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
