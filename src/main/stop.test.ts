import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { openTestSite } from '../../tests/support/test-site.ts'
import type { Database } from '../api/database/database.ts'

/** A database like a frozen server: no query is answered, and closing never ends. */
function silenced(database: Database): { database: Database; silence: () => void } {
  let isSilent = false
  const silent = <Answer>() => new Promise<Answer>(() => {})
  return {
    silence: () => (isSilent = true),
    database: {
      ...database,
      query: (...requested) => (isSilent ? silent() : database.query(...requested)),
      transaction: (...requested) => (isSilent ? silent() : database.transaction(...requested)),
      close: () => (isSilent ? silent() : database.close()),
    },
  }
}

it('a stop waits neither for a database that does not answer nor for requests that wait for it', async () => {
  const real = await openTestDatabase()
  const { database, silence } = silenced(real)
  const site = await openTestSite({ database, environment: { DEMO: '0' } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  silence()
  const visit = get({ port, host: '127.0.0.1', path: '/readyz' })
  const cut = once(visit, 'error')
  await once(site.app.server, 'request')

  await site.close()
  expect(await cut).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
  const gaveUp = site.log.filter(
    ({ msg }) => msg === 'a part of the site did not stop in time; the process exits without waiting for it',
  )
  expect(gaveUp.map(({ level, what }) => [level, what])).toEqual([
    [40, 'jobs'],
    [40, 'database'],
  ])
  await real.close()
})

it('an idle site stops at once, without a warning', async () => {
  const site = await openTestSite({ environment: { DEMO: '0' } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const visit = get({ port, host: '127.0.0.1', path: '/healthz' })
  const [answer] = (await once(visit, 'response')) as [IncomingMessage]
  answer.resume()
  await site.close()
  expect(site.log.filter(({ level }) => level >= 40)).toEqual([])
})
