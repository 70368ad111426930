import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useMemoryFolder } from '../memory-folder.ts'
import { originVariable } from './address.ts'
import { dataDirVariable } from './mail.ts'
import { pushPortVariable } from './push.ts'
import { freePort, startSite } from './site.ts'

/** Starts one site for all journeys and stops it at the end; an error in its log fails the run. */
export default async function setUp(): Promise<() => Promise<void>> {
  // Keeps Playwright's compiled journeys in their usual folder, because useMemoryFolder changes the temporary directory.
  process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= join(
    tmpdir(),
    `playwright-transform-cache-${process.getuid?.() ?? ''}`,
  )
  const leaveMemory = await useMemoryFolder()
  const pushPort = await freePort()
  const site = await startSite({ environment: { PUSH_HOSTS: `127.0.0.1:${pushPort}` } })
  process.env[pushPortVariable] = String(pushPort)
  process.env[originVariable] = site.origin
  process.env[dataDirVariable] = site.dataDir
  return async () => {
    await site.stop()
    await leaveMemory()
    const errors = site.output().split('\n').filter(isError)
    if (errors.length > 0) throw new Error(`The site logged errors:\n${errors.join('\n')}`)
  }
}

function isError(line: string): boolean {
  return /^\{"level":(?:50|60),/.test(line) || /^\w*(?:Error|Warning):/.test(line)
}
