import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storedSecret } from './secret.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kawara-secret-'))
})
afterEach(() => rm(directory, { recursive: true }))

it('the generated secret is stored, so that links in mails stay valid after a restart', async () => {
  const dataDir = join(directory, 'not/there/yet')
  const secret = await storedSecret(dataDir)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await storedSecret(dataDir)).toBe(secret)
})

it('only the owner of the site may read it', async () => {
  await storedSecret(directory)
  expect((await stat(join(directory, 'secret'))).mode & 0o777).toBe(0o600)
})

it('no two sites have the same one', async () => {
  expect(await storedSecret(join(directory, 'one'))).not.toBe(await storedSecret(join(directory, 'two')))
})
