import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'
import type { Caller } from '../operations/implementation.ts'
import { proofOf } from './browser-proof.ts'
import { lockBrowser, type BrowserRow } from './push-browsers.store.ts'
import type { PushNeeds } from './push-needs.ts'
import { alertsOf, followedItems } from './push-wishes.store.ts'
import { presentPush } from './push.presenter.ts'

/** Null where the site sends no notifications. */
export function publicKeyOf({ hosts, publicKey }: PushNeeds): string | null {
  return hosts.length === 0 ? null : publicKey
}

/** What a browser has asked for, as it is shown. */
export async function shownPush(
  { browserId, language }: { browserId: string; language: Language },
  needs: PushNeeds,
) {
  const { database, coinOf } = needs
  const itemIds = await followedItems(browserId, database)
  return presentPush({
    publicKey: publicKeyOf(needs),
    itemIds,
    names: await needs.namesOf(itemIds, database),
    alerts: await alertsOf(browserId, database),
    coinOf: (id) => coinOf(id, language),
  })
}

/** One change by a browser that gets notifications; what it has then is the answer. */
export async function changePush(
  caller: Caller,
  needs: PushNeeds,
  work: (browser: BrowserRow, queries: Queries) => Promise<void>,
) {
  const proof = proofOf(caller)
  const browserId = await needs.database.transaction(async (queries) => {
    const browser = proof && (await lockBrowser(proof, queries))
    if (browser === undefined) throw new Refusal('push_not_on')
    await work(browser, queries)
    return browser.browser_id
  })
  return shownPush({ browserId, language: caller.language }, needs)
}
