import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Generates a secret once and stores it in a file, so that signatures and links stay valid after a restart. */
export async function storedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(path, 'utf8')
}

export async function siteSecret({
  secret,
  dataDir,
}: {
  secret: string | null
  dataDir: string
}): Promise<string> {
  return secret ?? storedSecret(dataDir)
}

/** A text that differs from that of another secret, and that gives neither of them away. */
export function markOfSecret(secret: string): string {
  return createHmac('sha256', secret).update('which secret this is').digest('base64url')
}
