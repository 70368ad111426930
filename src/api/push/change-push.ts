import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import type { Caller } from '../operations/implementation.ts'
import { proofOf } from './browser-proof.ts'
import { lockBrowser, type BrowserRow } from './push-browsers.store.ts'
import type { PushDeps } from './push-deps.ts'
import { alertsOf, followedItems } from './push-preferences.store.ts'
import { presentPush } from './push.presenter.ts'

/** The key that browsers need to subscribe; null if the site sends no notifications. */
export function publicKeyOf({ hosts, publicKey }: PushDeps): string | null {
  return hosts.length === 0 ? null : publicKey
}

export async function readPushState(
  { browserId, language }: { browserId: string; language: Language },
  deps: PushDeps,
) {
  const { database, coinOf } = deps
  const itemIds = await followedItems(browserId, database)
  return presentPush({
    publicKey: publicKeyOf(deps),
    itemIds,
    names: await deps.namesOf({ itemIds, language }, database),
    alerts: await alertsOf(browserId, database),
    coinOf: (id) => coinOf(id, language),
  })
}

export async function changePush(
  caller: Caller,
  deps: PushDeps,
  work: (browser: BrowserRow, queries: Queries) => Promise<void>,
) {
  const proof = proofOf(caller)
  const browserId = await deps.database.transaction(async (queries) => {
    const browser = proof && (await lockBrowser(proof, queries))
    if (browser === undefined) throw new Refusal('push_not_on')
    await work(browser, queries)
    return browser.browser_id
  })
  return readPushState({ browserId, language: caller.language }, deps)
}
