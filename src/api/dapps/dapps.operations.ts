import { Refusal } from '../../contract/problems/problem.ts'
import { isDappId } from '../../domain/dapps/dapp-id.ts'
import { mostDapps, readTarget } from '../../domain/dapps/dapp-rules.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import type { Queries } from '../database/database.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { newSecret, sealWebhookSecret, secretHash } from './dapp-secret.ts'
import { presentDapp } from './dapps.presenter.ts'
import {
  endDapp,
  findDappRow,
  findDapps,
  lockOwnDapp,
  setSecret,
  setWebhookSecret,
  type DappRow,
} from './dapps.store.ts'
import { findDapp } from './find-dapp.ts'
import { changeDapp, createDapp, type SavingNeeds } from './save-dapp.ts'

interface Delivery {
  readonly delivery_id: string
  readonly event: string
  readonly queued_at: Date
  readonly attempts: number
  readonly outcome: 'delivered' | 'given up' | null
  readonly last_status: number | null
  readonly last_error: string | null
}

const mostDeliveries = 20

export interface DappsNeeds extends SavingNeeds {
  readonly siteOrigin: string
  /** What its webhook was told lately, by whoever tells it. */
  readonly deliveriesOf: (dappId: string, most: number) => Promise<readonly Delivery[]>
  /** Who is logged in in the browser that asks, or a refusal. */
  readonly findDeveloper: (caller: Caller) => Promise<{ readonly user_id: string }>
}

type Names =
  | 'listDapps'
  | 'createDapp'
  | 'getDapp'
  | 'changeDapp'
  | 'deleteDapp'
  | 'makeDappSecret'
  | 'listDappDeliveries'
  | 'checkDappRedirect'

/** What developers do with their own dApps; another's is as good as none. */
export function implementDapps(needs: DappsNeeds): Pick<Implementations, Names> {
  const { database, secret, now, urlPrefix, siteOrigin, findDeveloper } = needs
  const present = (row: DappRow, { language }: Caller) =>
    presentDapp(row, languageOrigin({ siteOrigin, language }))

  /** One change of a dApp of who asks. */
  const change = async <Result>(
    dappId: string,
    caller: Caller,
    work: (dapp: DappRow, queries: Queries) => Promise<Result>,
  ) => {
    const { user_id: userId } = await findDeveloper(caller)
    return database.transaction(async (queries) => {
      const dapp = isDappId(dappId) ? await lockOwnDapp({ dappId, userId }, queries) : undefined
      if (dapp === undefined) throw new Refusal('dapp_not_found')
      return work(dapp, queries)
    })
  }

  const ownDapp = async (dappId: string, caller: Caller) => {
    const { user_id: userId } = await findDeveloper(caller)
    const row = isDappId(dappId) ? await findDappRow(dappId, database) : undefined
    if (row?.user_id !== userId) throw new Refusal('dapp_not_found')
    return row
  }

  return {
    async listDapps(_, caller) {
      const { user_id: userId } = await findDeveloper(caller)
      const dapps = await findDapps(userId, database)
      return { dapps: dapps.map((row) => present(row, caller)), most: mostDapps, url_prefix: urlPrefix }
    },

    async createDapp(values, caller) {
      const { user_id: userId } = await findDeveloper(caller)
      const { language } = caller
      return present(await createDapp({ userId, values: { ...values }, language }, needs), caller)
    },

    async getDapp({ dapp_id: dappId }, caller) {
      const row = await ownDapp(dappId, caller)
      return { dapp: present(row, caller), url_prefix: urlPrefix }
    },

    async changeDapp({ dapp_id: dappId, version, ...values }, caller) {
      const { user_id: userId } = await findDeveloper(caller)
      if (!isDappId(dappId)) throw new Refusal('dapp_not_found')
      const { language } = caller
      const stated = { dappId, version, userId, values: { ...values }, language }
      return present(await changeDapp(stated, needs), caller)
    },

    deleteDapp: ({ dapp_id: dappId }, caller) =>
      change(dappId, caller, async (_, queries) => {
        await endDapp({ dappId, now: now() }, queries)
        return { deleted: true }
      }),

    makeDappSecret: ({ dapp_id: dappId, kind }, caller) =>
      change(dappId, caller, async (row, queries) => {
        const made = newSecret()
        if (kind === 'webhook') {
          await setWebhookSecret({ dappId, sealed: sealWebhookSecret(made, secret) }, queries)
          return { secret: made, dapp: present(row, caller) }
        }
        const at = now()
        await setSecret({ dappId, secretHash: secretHash(made), now: at }, queries)
        // Its server sends this as it is, after `Bearer`.
        return { secret: `${dappId}.${made}`, dapp: present({ ...row, secret_made_at: at }, caller) }
      }),

    async listDappDeliveries({ dapp_id: dappId }, caller) {
      await ownDapp(dappId, caller)
      const deliveries = await needs.deliveriesOf(dappId, mostDeliveries)
      return {
        deliveries: deliveries.map((one) => ({
          delivery_id: one.delivery_id,
          event: one.event,
          queued_at: one.queued_at.toISOString(),
          attempts: one.attempts,
          outcome: one.outcome,
          last_status: one.last_status,
          last_error: one.last_error,
        })),
      }
    },

    async checkDappRedirect({ dapp_id: dappId, url }, { isPrivate }) {
      isPrivate?.()
      const dapp = await findDapp(dappId, database)
      if (dapp === undefined) throw new Refusal('dapp_not_found')
      const target = url === undefined ? dapp.url : (readTarget(dapp, url) ?? null)
      return { allowed: target !== null, target, name: dapp.name, own: dapp.url }
    },
  }
}
