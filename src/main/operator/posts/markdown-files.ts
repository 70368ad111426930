import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileFault } from '../../../api/blog/writing/read-post-file.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'

const maxBytes = 4_000_000

export async function markdownFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && /^ENO(?:ENT|TDIR)$/.test(String(error.code)))
        throw new TransferRefused(`There is no folder ${directory}.`)
      throw error
    },
  )
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  if (files.length === 0) throw new TransferRefused(`There is no Markdown file in ${directory}.`)
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
}

export async function readText(path: string): Promise<string | FileFault> {
  const { size } = await stat(path)
  if (size > maxBytes) return { line: 1, reason: 'too_long' }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    if (error instanceof TypeError) return { line: 1, reason: 'not_utf8' }
    throw error
  }
}
