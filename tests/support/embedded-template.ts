import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** An empty embedded database, made once for each version of the engine: a test file opens it in half a second. */
export async function embeddedTemplate(): Promise<Blob> {
  const path = resolve(import.meta.dirname, `../../node_modules/.cache/kawara/empty-${engineVersion()}.tar`)
  if (!existsSync(path)) await makeTemplate(path)
  return openAsBlob(path)
}

/** Written beside and then renamed, so that another test file never sees half of it. */
async function makeTemplate(path: string): Promise<void> {
  const engine = await PGlite.create()
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.${process.pid}`, dump.stream())
  await rename(`${path}.${process.pid}`, path)
}

function engineVersion(): string {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@electric-sql/pglite')
  const { version } = require(join(dirname(entry), '../package.json')) as { version: string }
  return version
}
