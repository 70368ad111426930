import { randomBytes } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { readDapp, type DappContent } from '../../domain/dapps/dapp-form.ts'
import { makeDappId } from '../../domain/dapps/dapp-id.ts'
import { maxDapps, duplicateMilliseconds } from '../../domain/dapps/dapp-rules.ts'
import type { FormValues } from '../../domain/kernel/form/form.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import { addDapp, countDapps, findDuplicate } from './added-dapps.store.ts'
import { newDappSecret, sealWebhookSecret } from './dapp-secret.ts'
import type { SavingDeps } from './dapps-deps.ts'
import { dappError } from './dapps.presenter.ts'
import { findDappRow, lockOwnDapp, updateDapp, type DappRow } from './dapps.store.ts'

interface SaveDappRequest {
  readonly userId: string
  readonly values: FormValues
  readonly language: Language
}

export async function createDapp(
  { userId, values, language }: SaveDappRequest,
  deps: SavingDeps,
): Promise<DappRow> {
  const { database, secret, now } = deps
  const at = now()
  return database.transaction(async (queries) => {
    const content = await readContent({ values, language }, deps, queries)
    const count = await countDapps(userId, queries)
    const since = new Date(at.getTime() - duplicateMilliseconds)
    const duplicate = await findDuplicate({ content, userId, since }, queries)
    if (duplicate !== undefined) return duplicate
    if (count >= maxDapps) throw new Refusal('dapps_full')
    const sealed = sealWebhookSecret(newDappSecret(), secret)
    const added = { ...content, user_id: userId, webhook_secret: sealed, now: at }
    let dappId = makeDappId(randomBytes)
    while (!(await addDapp({ ...added, dapp_id: dappId }, queries))) dappId = makeDappId(randomBytes)
    return findSavedDapp(dappId, queries)
  })
}

/** Refuses to overwrite a dApp that has changed since the developer loaded its form, unless the form would change nothing. */
export async function changeDapp(
  { dappId, version, userId, values, language }: SaveDappRequest & { dappId: string; version: number },
  deps: SavingDeps,
): Promise<DappRow> {
  const { database, now } = deps
  return database.transaction(async (queries) => {
    const current = await lockOwnDapp({ dappId, userId }, queries)
    if (current === undefined) throw new Refusal('dapp_not_found')
    const content = await readContent({ values, language }, deps, queries)
    if (isSame(content, current)) return current
    if (current.version !== version) throw new Refusal('dapp_changed')
    await updateDapp({ ...content, dapp_id: dappId, now: now() }, queries)
    return findSavedDapp(dappId, queries)
  })
}

async function readContent(
  { values, language }: Pick<SaveDappRequest, 'values' | 'language'>,
  { urlPrefix: prefix, hasFile }: SavingDeps,
  queries: Queries,
): Promise<DappContent> {
  const read = readDapp(values, { prefix })
  const faults = 'faults' in read ? read.faults : []
  const icon = 'dapp' in read ? read.dapp.icon : undefined
  const all =
    icon === undefined || (await hasFile(icon, queries))
      ? faults
      : [...faults, { path: 'icon', code: 'icon' } as const]
  if (all.length === 0 && 'dapp' in read) return read.dapp
  throw new Refusal('invalid_input', { errors: all.map((fault) => dappError(fault, { language, prefix })) })
}

function isSame(content: DappContent, current: DappRow): boolean {
  return (
    content.name === current.name &&
    content.url === current.url &&
    content.icon === current.icon &&
    content.webhook_url === current.webhook_url &&
    content.whitelist.join(' ') === current.whitelist.join(' ')
  )
}

async function findSavedDapp(dappId: string, queries: Queries): Promise<DappRow> {
  const row = await findDappRow(dappId, queries)
  if (row === undefined) throw new Error('The dApp that was just stored does not exist')
  return row
}
