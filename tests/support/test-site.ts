import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../src/api/database/database.ts'
import { pageKeyOf } from '../../src/api/http/signature.ts'
import { demoSource } from '../../src/api/outbound/market/demo-source.ts'
import { signedText, writeSignature } from '../../src/contract/calls/signature.ts'
import { readConfig } from '../../src/main/settings/config.ts'
import { openSite, type SiteOptions } from '../../src/main/site.ts'
import { openTestDatabase } from './test-database.ts'
import { testLogger } from './test-log.ts'

export const testSecret = 'a secret that only the tests know, long enough'

export async function openTestSite({
  environment = {},
  now = () => new Date(),
  web,
  marketSource,
  mailer,
  redisPatience,
  ...input
}: TestSiteOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kawara-'))
  const config = readConfig({ DATA_DIR: dataDir, SECRET: testSecret, LOG_LEVEL: 'debug', ...environment })
  // Without demo content a site has no simulated market, but many tests are about its coins.
  const isSimulated = config.marketSource === 'none' && environment['MARKET_SOURCE'] === undefined
  const source = marketSource ?? (isSimulated ? demoSource({ now }) : undefined)
  const { logger, log } = testLogger(config.logLevel)
  const database = input.database ?? (await openTestDatabase())
  const site = await openSite({
    config,
    logger,
    now,
    database,
    ...(web && { web }),
    ...(source && { marketSource: source }),
    ...(mailer && { mailer }),
    ...(redisPatience && { redisPatience }),
  }).catch(
    // If the site does not start, the database is closed, because an open one would keep the test run from exiting.
    async (error: unknown) => {
      await database.close()
      throw error
    },
  )
  return {
    ...site,
    config,
    database,
    log,
    async close() {
      await site.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

interface TestSiteOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly now?: () => Date
  readonly database?: Database
  readonly web?: SiteOptions['web']
  readonly marketSource?: SiteOptions['marketSource']
  readonly mailer?: SiteOptions['mailer']
  readonly redisPatience?: number
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>

/** A valid signature; a test may replace any part of it. */
export function signatureFor({
  path,
  nonce = randomNonce(),
  timestamp = Math.floor(Date.now() / 1000),
  key,
}: ForSignature) {
  const hex = createHmac('sha256', key ?? pageKeyOf(testSecret))
    .update(signedText({ nonce, path, timestamp }))
    .digest('hex')
  return writeSignature({ nonce, timestamp, hex })
}

interface ForSignature {
  readonly path: string
  readonly nonce?: string
  readonly timestamp?: number
  readonly key?: string
}

let nonces = 0
function randomNonce(): string {
  nonces++
  return `n${nonces}`.padEnd(10, 'x')
}
