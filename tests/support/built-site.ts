import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadBuiltWeb } from '../../src/main/pages/built-web.ts'
import { openTestSite } from './test-site.ts'

const buildDirectory = resolve(import.meta.dirname, '../../build')

/** The whole site with its built pages and its demo content. */
export async function openBuiltSite(environment: Readonly<Record<string, string>> = {}) {
  if (!existsSync(resolve(buildDirectory, 'server/index.js'))) {
    throw new Error('There are no built pages: run `npm run build` before these tests.')
  }
  // React reads it when it is loaded, just below: its development version renders many times slower.
  process.env['NODE_ENV'] = 'production'
  return openTestSite({
    environment,
    web: {
      ...(await loadBuiltWeb(buildDirectory)),
      mode: 'production',
      cachesPages: true,
      clientDirectory: resolve(buildDirectory, 'client'),
    },
  })
}
