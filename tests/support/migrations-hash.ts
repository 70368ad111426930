import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const migrationsDirectory = resolve(import.meta.dirname, '../../db/migrations')

export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrationsDirectory)).sort()) {
    hash.update(name).update(await readFile(join(migrationsDirectory, name)))
  }
  return hash.digest('hex').slice(0, 12)
}
