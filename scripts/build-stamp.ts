import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
export const buildDirectory = join(root, 'build')
export const stampFile = join(buildDirectory, 'stamp')

const sources = ['src/web', 'src/words', 'src/contract', 'src/domain', 'public', 'scripts']
const files = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json']

export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  const listed = await Promise.all(sources.map((folder) => filesBelow(folder)))
  for (const path of [...files, ...listed.flat()].sort()) {
    hash.update(path).update(await readFile(join(root, path)))
  }
  return hash.digest('hex')
}

export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  return stamp === (await sourceStamp())
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}
