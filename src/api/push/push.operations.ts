import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import type { Currency } from '../../domain/kernel/money/currency.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { faultOfMark, readMark } from '../../domain/push/price-alert.ts'
import { mostAlerts, mostFollows, usefulMilliseconds } from '../../domain/push/push-rules.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { queueNotes } from '../outbound/push/push-queue.store.ts'
import { fieldError } from '../problems/field-errors.ts'
import { deleteBrowser, findBrowser, lockBrowser, type BrowserRow } from './push-browsers.store.ts'
import {
  addAlert,
  addFollow,
  alertsOf,
  followedItems,
  removeAlert,
  removeFollow,
} from './push-wishes.store.ts'
import { testNote } from './push.notes.ts'
import { presentOff, presentPush } from './push.presenter.ts'
import { readSubscription, saveSubscription, type GivenSubscription } from './save-subscription.ts'

export interface PushNeeds {
  readonly database: Database
  readonly now: () => Date
  readonly publicKey: string
  /** None: the site sends no notifications. */
  readonly hosts: readonly string[]
  readonly nameOf: (itemId: string, queries: Queries) => Promise<string | undefined>
  readonly namesOf: (itemIds: readonly string[], queries: Queries) => Promise<ReadonlyMap<string, string>>
  readonly coinOf: (
    id: string,
    language: Language,
  ) => { readonly name: string; readonly symbol: string } | undefined
  /** Undefined when it is stale, from the future or unknown. */
  readonly priceOf: (coinId: string, currency: Currency) => number | undefined
}

type Names =
  | 'getPush'
  | 'turnPushOn'
  | 'renewPush'
  | 'turnPushOff'
  | 'followByPush'
  | 'unfollowByPush'
  | 'setPriceAlert'
  | 'removePriceAlert'
  | 'testPush'

export function implementPush(needs: PushNeeds): Pick<Implementations, Names> {
  const { database, now, hosts, nameOf, coinOf, priceOf } = needs
  const publicKey = hosts.length === 0 ? null : needs.publicKey

  const present = async (browserId: string, language: Language) => {
    const itemIds = await followedItems(browserId, database)
    return presentPush({
      publicKey,
      itemIds,
      names: await needs.namesOf(itemIds, database),
      alerts: await alertsOf(browserId, database),
      coinOf: (id) => coinOf(id, language),
    })
  }

  /** One change by a browser that gets notifications; what it has then is the answer. */
  const change = async (caller: Caller, work: (browser: BrowserRow, queries: Queries) => Promise<void>) => {
    const proof = proofOf(caller)
    const browserId = await database.transaction(async (queries) => {
      const browser = proof && (await lockBrowser(proof, queries))
      if (browser === undefined) throw new Refusal('push_not_on')
      await work(browser, queries)
      return browser.browser_id
    })
    return present(browserId, caller.language)
  }

  const save = async (given: GivenSubscription, { language }: Caller, proof: Uint8Array) => {
    if (hosts.length === 0) throw new Refusal('push_off')
    const subscription = readSubscription(given, { hosts, language })
    await saveSubscription({ proof, subscription, language, now: now() }, database)
  }

  return {
    async getPush(_, caller) {
      caller.isPrivate?.()
      const proof = proofOf(caller)
      const browser = proof && (await findBrowser(proof, database))
      return browser === undefined ? presentOff(publicKey) : present(browser.browser_id, caller.language)
    },

    async turnPushOn(given, caller) {
      const proof = renewedProof(caller)
      await save(given, caller, proof)
      const browser = await findBrowser(proof, database)
      return browser === undefined ? presentOff(publicKey) : present(browser.browser_id, caller.language)
    },

    async renewPush({ was, ...given }, caller) {
      const proof = proofOf(caller)
      const browser = proof && (await findBrowser(proof, database))
      if (proof === undefined || browser === undefined) throw new Refusal('push_not_on')
      // One that comes late does not undo what was saved since.
      if (was === undefined || browser.endpoint === was) await save(given, caller, proof)
      return { isOn: true }
    },

    async turnPushOff(_, caller) {
      const proof = proofOf(caller)
      if (proof !== undefined) await deleteBrowser(proof, database)
      return presentOff(publicKey)
    },

    followByPush: ({ itemId }, caller) =>
      change(caller, async ({ browser_id: browserId }, queries) => {
        if ((await nameOf(itemId, queries)) === undefined) throw new Refusal('offering_not_found')
        const followed = await followedItems(browserId, queries)
        if (followed.length >= mostFollows && !followed.includes(itemId)) throw new Refusal('push_full')
        await addFollow({ browserId, itemId, now: now() }, queries)
      }),

    unfollowByPush: ({ itemId }, caller) =>
      change(caller, ({ browser_id: browserId }, queries) => removeFollow({ browserId, itemId }, queries)),

    setPriceAlert: ({ coin, currency, side, price: text }, caller) =>
      change(caller, async ({ browser_id: browserId }, queries) => {
        if (coinOf(coin, caller.language) === undefined) throw new Refusal('coin_not_found')
        const price = priceOf(coin, currency)
        if (price === undefined) throw new Refusal('price_unknown')
        const mark = readMark(text)
        const fault = faultOfMark({ side, mark }, price)
        if (fault !== undefined || mark === undefined) throw wrongPrice(fault, caller.language)
        const alerts = await alertsOf(browserId, queries)
        if (alerts.length >= mostAlerts) throw new Refusal('push_full')
        await addAlert({ browserId, alert: { coin_id: coin, currency, side, mark }, now: now() }, queries)
      }),

    removePriceAlert: ({ id }, caller) =>
      change(caller, async ({ browser_id: browserId }, queries) => {
        if (/^[1-9]\d{0,17}$/.test(id)) await removeAlert({ browserId, alertId: id }, queries)
      }),

    async testPush(_, caller) {
      await change(caller, async ({ browser_id: browserId, language }, queries) => {
        const at = now()
        const usefulUntil = new Date(at.getTime() + usefulMilliseconds.test)
        const note = { ...testNote(language), browserId, key: `test ${randomUUID()}`, usefulUntil }
        await queueNotes([note], at, queries)
      })
      return { isQueued: true }
    },
  }
}

function wrongPrice(code: string | undefined, language: Language): Refusal {
  return new Refusal('invalid_input', {
    errors: [fieldError({ field: 'price', code: code ?? 'invalid', language })],
  })
}

/** What a browser stores is a secret of its own; here only its hash is known. */
function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest()
}

function proofOf({ browserProof }: Caller): Uint8Array | undefined {
  return browserProof?.stored === undefined ? undefined : hashOf(browserProof.stored)
}

/** The cookie lasts for another year from here on. */
function renewedProof({ browserProof }: Caller): Uint8Array {
  const secret = browserProof?.stored ?? randomBytes(24).toString('base64url')
  browserProof?.store(secret)
  return hashOf(secret)
}
