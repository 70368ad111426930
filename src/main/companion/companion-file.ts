import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeAppKey, type AppKey } from '../../contract/calls/app-key.ts'

export interface CompanionFile {
  readonly site: string
  readonly publicKey: string
  readonly privateKey: JsonWebKey
  readonly deviceId?: string | undefined
  readonly name?: string | undefined
  readonly loginId?: string | undefined
}

const fileName = 'companion.json'

export async function readCompanion(dataDir: string): Promise<CompanionFile | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDir, fileName), 'utf8')) as CompanionFile
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the file in one step, readable only by its owner, because it holds a private key. */
export async function writeCompanion(dataDir: string, file: CompanionFile): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, fileName)
  await writeFile(`${path}.new`, JSON.stringify(file, null, 2), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

export async function newCompanion(site: string): Promise<CompanionFile> {
  const { publicKey, privateKey } = await makeAppKey({ extractable: true })
  return { site, publicKey, privateKey: await crypto.subtle.exportKey('jwk', privateKey) }
}

export async function keyOf({ publicKey, privateKey }: CompanionFile): Promise<AppKey> {
  const key = await crypto.subtle.importKey('jwk', privateKey, { name: 'Ed25519' }, false, ['sign'])
  return { publicKey, privateKey: key }
}
