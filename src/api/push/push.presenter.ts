import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { AlertRow } from './push-preferences.store.ts'

type Push = Reply<Operations['getPush']>

export function presentOff(publicKey: string | null): Push {
  return { isOn: false, publicKey, follows: [], alerts: [] }
}

interface PushStateInput {
  readonly publicKey: string | null
  readonly itemIds: readonly string[]
  /** Names by offering id; hidden offerings are missing. */
  readonly names: ReadonlyMap<string, string>
  readonly alerts: readonly AlertRow[]
  readonly coinOf: (id: string) => { readonly name: string; readonly symbol: string } | undefined
}

export function presentPush({ publicKey, itemIds, names, alerts, coinOf }: PushStateInput): Push {
  return {
    isOn: true,
    publicKey,
    follows: itemIds.map((itemId) => ({ itemId, name: names.get(itemId) ?? null })),
    alerts: alerts.map(({ alert_id, coin_id, currency, side, mark, is_armed }) => {
      const { name, symbol } = coinOf(coin_id) ?? { name: coin_id, symbol: '' }
      return { id: alert_id, coin: coin_id, name, symbol, currency, side, price: mark, isArmed: is_armed }
    }),
  }
}
