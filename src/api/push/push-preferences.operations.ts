import { Refusal } from '../../contract/problems/problem.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import { faultOfMark, readMark } from '../../domain/push/price-alert.ts'
import { maxAlerts, maxFollows } from '../../domain/push/push-rules.ts'
import type { Implementations } from '../operations/implementation.ts'
import { fieldError } from '../problems/field-errors.ts'
import { changePush } from './change-push.ts'
import type { PushDeps } from './push-deps.ts'
import {
  addAlert,
  addFollow,
  alertsOf,
  followedItems,
  removeAlert,
  removeFollow,
} from './push-preferences.store.ts'

type Names = 'followByPush' | 'unfollowByPush' | 'setPriceAlert' | 'removePriceAlert'

export function implementPushPreferences(deps: PushDeps): Pick<Implementations, Names> {
  const { now, nameOf, coinOf, priceOf } = deps
  return {
    followByPush: ({ itemId }, caller) =>
      changePush(caller, deps, async ({ browser_id: browserId }, queries) => {
        const { language } = caller
        if ((await nameOf({ itemId, language }, queries)) === undefined)
          throw new Refusal('offering_not_found')
        const followed = await followedItems(browserId, queries)
        if (followed.length >= maxFollows && !followed.includes(itemId)) throw new Refusal('push_full')
        await addFollow({ browserId, itemId, now: now() }, queries)
      }),

    unfollowByPush: ({ itemId }, caller) =>
      changePush(caller, deps, ({ browser_id: browserId }, queries) =>
        removeFollow({ browserId, itemId }, queries),
      ),

    setPriceAlert: ({ coin, currency, side, price: text }, caller) =>
      changePush(caller, deps, async ({ browser_id: browserId }, queries) => {
        if (coinOf(coin, caller.language) === undefined) throw new Refusal('coin_not_found')
        const price = priceOf(coin, currency)
        if (price === undefined) throw new Refusal('price_unknown')
        const mark = readMark(text)
        const fault = faultOfMark({ side, mark }, price)
        if (fault !== undefined || mark === undefined) throw wrongPrice(fault, caller.language)
        const alerts = await alertsOf(browserId, queries)
        if (alerts.length >= maxAlerts) throw new Refusal('push_full')
        await addAlert({ browserId, alert: { coin_id: coin, currency, side, mark }, now: now() }, queries)
      }),

    removePriceAlert: ({ id }, caller) =>
      changePush(caller, deps, async ({ browser_id: browserId }, queries) => {
        if (/^[1-9]\d{0,17}$/.test(id)) await removeAlert({ browserId, alertId: id }, queries)
      }),
  }
}

function wrongPrice(code: string | undefined, language: Language): Refusal {
  return new Refusal('invalid_input', {
    errors: [fieldError({ field: 'price', code: code ?? 'invalid', language })],
  })
}
