import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import type { Database } from '../../src/api/database/database.ts'
import type { MarketSource } from '../../src/api/outbound/market/market-source.ts'
import { loadBuiltWeb } from '../../src/main/pages/built-web.ts'
import { faultsIn } from './test-log.ts'
import { openTestSite, type TestSite } from './test-site.ts'

const buildDirectory = resolve(import.meta.dirname, '../../build')

interface BuiltSiteOptions {
  readonly database?: Database
  readonly now?: () => Date
  readonly marketSource?: MarketSource
  /** When false, every request renders the page again. */
  readonly cachesPages?: boolean
}

export async function openBuiltSite(
  environment: Readonly<Record<string, string>> = {},
  { database, now, marketSource, cachesPages = true }: BuiltSiteOptions = {},
) {
  if (!existsSync(resolve(buildDirectory, 'server/index.js'))) {
    throw new Error('There are no built pages: run `npm run build` before these tests.')
  }
  // React is loaded below and reads NODE_ENV only then; its development version renders many times slower.
  process.env['NODE_ENV'] = 'production'
  return openTestSite({
    environment,
    ...(database && { database }),
    ...(now && { now }),
    ...(marketSource && { marketSource }),
    web: {
      ...(await loadBuiltWeb(buildDirectory)),
      mode: 'production',
      cachesPages,
      clientDirectory: resolve(buildDirectory, 'client'),
    },
  })
}

export function expectUnharmed({ log }: TestSite): void {
  expect(faultsIn(log)).toEqual([])
  log.length = 0
}
