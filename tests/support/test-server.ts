import { expect } from 'vitest'
import { logReport } from '../../src/api/outbound/failure-report.ts'
import { buildServer, type ServerOptions } from '../../src/api/server/server.ts'
import { noteImplementations, noteOperations } from './note-operations.ts'
import { faultsIn, testLogger } from './test-log.ts'
import { testSecret } from './test-site.ts'

/** The HTTP floor with the note operations, or others; it needs no database. */
export async function openTestServer(options: Partial<ServerOptions> = {}) {
  const { logger, log } = testLogger()
  const app = await buildServer({
    siteName: 'Kawara',
    siteOrigin: 'http://localhost:3000',
    secret: testSecret,
    trustProxy: 'loopback',
    operations: noteOperations,
    implementations: noteImplementations,
    checkReady: async () => true,
    clientDirectory: undefined,
    redis: undefined,
    report: logReport(logger),
    logger,
    now: () => Date.now(),
    ...options,
  })
  return {
    app,
    log,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async expectUnharmed() {
      expect(faultsIn(log)).toEqual([])
      log.length = 0
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    },
    close: () => app.close(),
  }
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>
