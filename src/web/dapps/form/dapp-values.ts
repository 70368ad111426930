import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import type { DappField } from '../../../domain/dapps/dapp-form.ts'
import type { FormValues } from '../../../domain/kernel/form/form.ts'
import { differingNames } from '../../../domain/kernel/form/merge-values.ts'

export type Dapp = Reply<Operations['createDapp']>

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

/** Restores what was typed before a reload. A draft of an older version may have any shape, so values of the wrong type are ignored. */
export function withDraft(saved: DappValues, draft: FormValues | undefined) {
  if (draft === undefined) return { values: saved, isDraft: false }
  const text = (name: DappField, otherwise: string) => {
    const typed = draft[name]
    return typeof typed === 'string' ? typed : otherwise
  }
  const { whitelist } = draft
  const values: DappValues = {
    name: text('name', saved.name),
    url: text('url', saved.url),
    icon: text('icon', saved.icon),
    whitelist: Array.isArray(whitelist)
      ? whitelist.filter((one): one is string => typeof one === 'string')
      : saved.whitelist,
    webhook_url: text('webhook_url', saved.webhook_url),
  }
  return { values, isDraft: differingNames(values, saved).length > 0 }
}
