import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { FieldError } from '../../contract/problems/problem.ts'
import type { DappFault } from '../../domain/dapps/dapp-form.ts'
import { maxDomains } from '../../domain/dapps/dapp-rules.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { dappPath } from '../../words/addresses/dapp-addresses.ts'
import { wordsFor } from '../words/words-for.ts'
import type { DappDelivery } from './dapps-deps.ts'
import type { DappRow } from './dapps.store.ts'

export function presentDapp(row: DappRow, origin: string): Reply<Operations['createDapp']> {
  return {
    dapp_id: row.dapp_id,
    name: row.name,
    url: row.url,
    icon: row.icon,
    whitelist: [...row.whitelist],
    webhook_url: row.webhook_url,
    link: origin + dappPath(row.dapp_id),
    secret_made_at: row.secret_made_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentDelivery(one: DappDelivery) {
  return {
    delivery_id: one.delivery_id,
    event: one.event,
    queued_at: one.queued_at.toISOString(),
    attempts: one.attempts,
    outcome: one.outcome,
    last_status: one.last_status,
    last_error: one.last_error,
  }
}

export function dappError(
  { path, code, value = '' }: DappFault,
  { language, prefix }: { language: Language; prefix: string },
): FieldError {
  const t = wordsFor(language, 'dapp-faults')
  const message = t[code]({ host: prefix, value, limit: String(maxDomains) })
  return { field: path, code, message }
}
