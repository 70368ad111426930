import { Refusal } from '../../contract/problems/problem.ts'
import { isDappId } from '../../domain/dapps/dapp-id.ts'
import { maxDapps, readTarget } from '../../domain/dapps/dapp-rules.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import type { Queries } from '../database/database.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { newDappSecret, sealWebhookSecret } from './dapp-secret.ts'
import { setSecret, setWebhookSecret } from './dapp-secrets.store.ts'
import type { DappsDeps } from './dapps-deps.ts'
import { presentDapp, presentDelivery } from './dapps.presenter.ts'
import { endDapp, findDapps, type DappRow, findDappRow, lockOwnDapp } from './dapps.store.ts'
import { findDapp } from './find-dapp.ts'
import { changeDapp, createDapp } from './save-dapp.ts'

const maxDeliveries = 20

type Names =
  | 'listDapps'
  | 'createDapp'
  | 'getDapp'
  | 'changeDapp'
  | 'deleteDapp'
  | 'makeDappSecret'
  | 'listDappDeliveries'
  | 'checkDappRedirect'

/** Operations of developers on their own dApps; a dApp of somebody else counts as not found. */
export function implementDapps(deps: DappsDeps): Pick<Implementations, Names> {
  const { database, secret, now, urlPrefix, siteOrigin, findDeveloper } = deps
  const present = (row: DappRow, { language }: Caller) =>
    presentDapp(row, languageOrigin({ siteOrigin, language }))

  return {
    async listDapps(_, caller) {
      const { user_id: userId } = await findDeveloper(caller)
      const dapps = await findDapps(userId, database)
      return { dapps: dapps.map((row) => present(row, caller)), most: maxDapps, url_prefix: urlPrefix }
    },

    async createDapp(values, caller) {
      const { user_id: userId } = await findDeveloper(caller)
      const { language } = caller
      return present(await createDapp({ userId, values: { ...values }, language }, deps), caller)
    },

    async getDapp({ dapp_id: dappId }, caller) {
      const row = await ownDapp({ dappId, caller }, deps)
      return { dapp: present(row, caller), url_prefix: urlPrefix }
    },

    async changeDapp({ dapp_id: dappId, version, ...values }, caller) {
      const { user_id: userId } = await findDeveloper(caller)
      if (!isDappId(dappId)) throw new Refusal('dapp_not_found')
      const { language } = caller
      const stated = { dappId, version, userId, values: { ...values }, language }
      return present(await changeDapp(stated, deps), caller)
    },

    deleteDapp: ({ dapp_id: dappId }, caller) =>
      changeOwnDapp({ dappId, caller }, deps, async (_, queries) => {
        await endDapp({ dappId, now: now() }, queries)
        return { deleted: true }
      }),

    makeDappSecret: ({ dapp_id: dappId, kind }, caller) =>
      changeOwnDapp({ dappId, caller }, deps, async (row, queries) => {
        const made = newDappSecret()
        if (kind === 'webhook') {
          await setWebhookSecret({ dappId, sealed: sealWebhookSecret(made, secret) }, queries)
          return { secret: made, dapp: present(row, caller) }
        }
        const at = now()
        await setSecret({ dappId, secretHash: hashSecret(made), now: at }, queries)
        // The dApp's server sends this text after `Bearer` in the header `Authorization`.
        return { secret: `${dappId}.${made}`, dapp: present({ ...row, secret_made_at: at }, caller) }
      }),

    async listDappDeliveries({ dapp_id: dappId }, caller) {
      await ownDapp({ dappId, caller }, deps)
      const deliveries = await deps.deliveriesOf(dappId, maxDeliveries)
      return { deliveries: deliveries.map(presentDelivery) }
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

interface OwnDappQuery {
  readonly dappId: string
  readonly caller: Caller
}

async function changeOwnDapp<Result>(
  { dappId, caller }: OwnDappQuery,
  { database, findDeveloper }: DappsDeps,
  work: (dapp: DappRow, queries: Queries) => Promise<Result>,
): Promise<Result> {
  const { user_id: userId } = await findDeveloper(caller)
  return database.transaction(async (queries) => {
    const dapp = isDappId(dappId) ? await lockOwnDapp({ dappId, userId }, queries) : undefined
    if (dapp === undefined) throw new Refusal('dapp_not_found')
    return work(dapp, queries)
  })
}

async function ownDapp(
  { dappId, caller }: OwnDappQuery,
  { database, findDeveloper }: DappsDeps,
): Promise<DappRow> {
  const { user_id: userId } = await findDeveloper(caller)
  const row = isDappId(dappId) ? await findDappRow(dappId, database) : undefined
  if (row?.user_id !== userId) throw new Refusal('dapp_not_found')
  return row
}
