import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { keyOf, openOwnerSite, ownerCalls } from '../../../tests/support/owner-site.ts'
import { recordStatements } from '../../../tests/support/recorded-statements.ts'
import { openTestDatabase } from '../../../tests/support/test-database.ts'
import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import type { Database } from '../database/database.ts'
import { newOwnerKey } from './owner-key.ts'
import { revokeOwnerKeys } from './owner-keys.store.ts'

const path = '/api/owner/'
const rows = [{ item_id: 'acme', name: 'Acme', url: 'https://acme.example' }]
const now = () => new Date()

it('a revoked key causes the same work and the same reply as an unknown key and as none', async () => {
  const recorded = recordStatements(await openTestDatabase())
  const site = await openOwnerSite({ rows, now, database: recorded.database })
  const calls = ownerCalls(site, now)
  const revoked = await keyOf(site, 'acme')
  await revokeOwnerKeys({ keyId: null, itemId: 'acme', now: now() }, site.database)
  const during = async (key: string | undefined) => {
    let stated: unknown
    const statements = await recorded.during(async () => {
      const { statusCode, body, headers } = await calls.get(path, key)
      stated = { statusCode, body, type: headers['content-type'], caching: headers['cache-control'] }
    })
    return { stated, statements }
  }
  const ofRevoked = await during(revoked)
  expect(ofRevoked.statements.length).toBeGreaterThan(0)
  expect(await during(newOwnerKey())).toEqual(ofRevoked)
  expect(await during(undefined)).toEqual(ofRevoked)
  await site.close()
})

it('a key that is revoked while its holder saves no longer saves anything', async () => {
  const database = await openTestDatabase()
  const saving = new AsyncLocalStorage<{ transactions: number }>()
  const revoking: Database = {
    ...database,
    async transaction(work, options) {
      const store = saving.getStore()
      // The first transaction of a save finds the key, the second one writes. The key is revoked between them.
      if (store !== undefined && ++store.transactions === 2)
        await revokeOwnerKeys({ keyId: null, itemId: 'acme', now: now() }, database)
      return database.transaction(work, options)
    },
  }
  const site = await openOwnerSite({ rows, now, database: revoking })
  const calls = ownerCalls(site, now)
  const key = await keyOf(site, 'acme')
  const { version } = (await calls.get(path, key)).json<Reply<Operations['getOwnerEntry']>>()
  const payload = { version, values: { slogan: 'Too late' } }
  // `inject` starts a request only when it is awaited, so the call has to be awaited inside of `saving.run`.
  const answer = await saving.run({ transactions: 0 }, async () => {
    const input = await calls.post(path, payload, { authorization: key })
    return input
  })
  expect(answer).toBeProblem('owner_key_invalid', 'en')
  const [entry] = await database.query(`select 1 from offerings where entry ->> 'slogan' = 'Too late'`)
  expect(entry).toBeUndefined()
  await site.close()
})
