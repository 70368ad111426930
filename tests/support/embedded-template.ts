import { existsSync, openAsBlob } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** An empty embedded database, made once for each version of the engine: a test file opens it in half a second. */
export async function embeddedTemplate(): Promise<Blob> {
  const path = resolve(import.meta.dirname, `../../node_modules/.cache/kawara/empty-${engineVersion()}.tar`)
  if (!existsSync(path)) await makeTemplate(path)
  return openAsBlob(path)
}

/** Written beside and then linked: no test file sees half of it, and what one of them reads is never replaced. */
async function makeTemplate(path: string): Promise<void> {
  const engine = await PGlite.create()
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  await mkdir(dirname(path), { recursive: true })
  const own = `${path}.${process.pid}`
  await writeFile(own, dump.stream())
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    // Another was first.
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
}

function engineVersion(): string {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@electric-sql/pglite')
  const { version } = require(join(dirname(entry), '../package.json')) as { version: string }
  return version
}
