import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail is written in a moment: what is older is nobody's any more. */
const orphanedMilliseconds = 60_000

interface HalfMails {
  readonly directory: string
  /** Other instances may be writing there. */
  readonly isShared: boolean
  readonly now: Date
}

/** A site that was killed while it wrote a mail leaves half of it, with the address. */
export async function clearHalfMails({ directory, isShared, now }: HalfMails): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((found) => found.endsWith('.part'))) {
    const path = join(directory, name)
    if (isShared && !(await isOrphaned(path, now))) continue
    await rm(path, { force: true })
  }
}

async function isOrphaned(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && now.getTime() - found.mtimeMs > orphanedMilliseconds
}
