import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail is written in a moment: what is older is nobody's any more. */
const orphanedMilliseconds = 60_000
/** Whom a mail is for stands in its first lines. */
const headBytes = 16_384

interface HalfMails {
  readonly directory: string
  /** Other instances may be writing there. */
  readonly isShared: boolean
  readonly now: Date
}

/** A site that was killed while it wrote a mail leaves half of it, with the address. */
export async function clearHalfMails({ directory, isShared, now }: HalfMails): Promise<void> {
  for (const path of await filesIn(directory, '.part')) {
    if (isShared && !(await isOlder(path, new Date(now.getTime() - orphanedMilliseconds)))) continue
    await rm(path, { force: true })
  }
}

/** Whole mails count as sent; a half one is of whoever is writing it. */
export async function clearOutbox({
  directory,
  sentBefore,
}: {
  directory: string
  sentBefore: Date
}): Promise<void> {
  for (const path of await filesIn(directory, '.eml'))
    if (await isOlder(path, sentBefore)) await rm(path, { force: true })
}

/** Answers how many mails to this address were deleted. */
export async function eraseFromOutbox({
  directory,
  isFor,
}: {
  directory: string
  isFor: (address: string) => boolean
}): Promise<number> {
  let count = 0
  for (const path of await filesIn(directory, '.eml')) {
    const [, to = ''] = /^To: *<?([^<>\r\n]+)/im.exec(await headOf(path)) ?? []
    if (!isFor(to.trim())) continue
    await rm(path, { force: true })
    count++
  }
  return count
}

async function headOf(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  return buffer.subarray(0, bytesRead).toString('latin1')
}

async function filesIn(directory: string, ending: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(ending)).map((name) => join(directory, name))
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < moment.getTime()
}
