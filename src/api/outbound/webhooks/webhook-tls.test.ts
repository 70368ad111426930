import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createSecureContext, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeOwnCertificate } from '../../../../tests/support/own-certificate.ts'
import { openTestDatabase } from '../../../../tests/support/test-database.ts'
import { testLogger } from '../../../../tests/support/test-log.ts'
import { webhookPauses } from '../../../domain/wallet/webhook-rules.ts'
import type { Database } from '../../database/database.ts'
import { latestDeliveries } from './webhook-log.store.ts'
import { queueDelivery } from './webhook-queue.store.ts'
import { webhookLanes } from './webhook-run.ts'
import { webhookSender } from './webhook-sender.ts'

const host = 'kissaten.example'
const own = makeOwnCertificate(host)
/** The public address to which the host name of the dApp resolves. The test redirects the connection to its own server. */
const address = '93.184.216.34'
const target = { url: `https://${host}/`, whitelist: [], webhook_url: `https://${host}/hook`, secret: 's' }

let database: Database
let server: Server
let shown = own
/**
 * The TLS server names that clients requested, and the messages that arrived. A message arrives only if the client accepts the
 * certificate.
 */
const requested: (string | false | null)[] = []
const came: { host: string | undefined; path: string | undefined }[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  server = createServer(
    { ...own, SNICallback: (_name, done) => done(null, createSecureContext(shown)) },
    (request, reply) => {
      came.push({ host: request.headers.host, path: request.url })
      request.resume()
      reply.writeHead(204).end()
    },
  )
  server.on('secureConnection', (socket: TLSSocket & { servername?: string | false | null }) =>
    requested.push(socket.servername ?? null),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  await database.close()
  server.closeAllConnections()
  await once(server.close(), 'close')
})
beforeEach(() => {
  shown = own
  requested.length = 0
  came.length = 0
})

const senderThatTrusts = (ca: string | undefined) =>
  webhookSender({
    allowsLocal: false,
    now: () => new Date(),
    resolve: async () => [{ address, family: 4 }],
    reach: (judged) => {
      expect(judged).toBe(address)
      return { hostname: '127.0.0.1', port: (server.address() as AddressInfo).port, ca }
    },
  })
const message = { deliveryId: 'x', body: '{}' }

describe('over https a message', () => {
  it('arrives when the certificate is valid for the name of the host', async () => {
    expect(await senderThatTrusts(own.cert).send(message, target)).toEqual({ kind: 'delivered', status: 204 })
    expect(requested).toEqual([host])
    expect(came).toEqual([{ host, path: '/hook' }])
  })

  it.each<[string, () => typeof own, boolean, string]>([
    ['of an unknown authority', () => own, false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['of another host', () => makeOwnCertificate('evil.example'), true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['that has expired', () => makeOwnCertificate(host, { expired: true }), true, 'CERT_HAS_EXPIRED'],
  ])('does not come where the certificate is one %s', async (_, make, isTrusted, error) => {
    shown = make()
    const sender = senderThatTrusts(isTrusted ? shown.cert : undefined)
    expect(await sender.send(message, target)).toEqual({ kind: 'failed', status: null, error })
    expect(came).toEqual([])
  })

  it('refused for its certificate is counted, retried, and arrives once the certificate is valid', async () => {
    const dappId = 'd_2222222222'
    let clock = Date.now()
    const now = () => new Date(clock)
    await queueDelivery(
      { deliveryId: randomUUID(), dappId, event: 'request.paid', body: '{}', now: now() },
      database,
    )
    const run = async (ca: string | undefined) => {
      const { logger } = testLogger()
      const lanes = webhookLanes({
        database,
        sender: senderThatTrusts(ca),
        logger,
        now,
        targetOf: async () => target,
      })
      await lanes.run(() => false)
      await lanes.idle()
      return latestDeliveries({ dappId, limit: 5 }, database)
    }
    const failed = { attempts: 1, outcome: null, last_error: 'DEPTH_ZERO_SELF_SIGNED_CERT' }
    expect(await run(undefined)).toMatchObject([failed])
    expect(await run(own.cert)).toMatchObject([failed])
    clock += webhookPauses[0] * 1000
    expect(await run(own.cert)).toMatchObject([{ attempts: 2, outcome: 'delivered', last_status: 204 }])
    expect(came).toHaveLength(1)
  })
})
