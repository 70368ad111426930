import { basename, relative } from 'node:path'
import { postsTransfer } from '../../../api/blog/posts.transfer.ts'
import { readPostFile, type FileFault } from '../../../api/blog/writing/read-post-file.ts'
import type { Database } from '../../../api/database/database.ts'
import { putFile } from '../../../api/files/files.store.ts'
import { imageMaker } from '../../../api/files/image-maker.ts'
import { printable } from '../import/printable.ts'
import { markdownFiles, readText } from './markdown-files.ts'
import { withOwnPictures } from './post-pictures.ts'

interface ImportPostsOptions {
  readonly directory: string
  readonly dryRun: boolean
  readonly leavesOutMissing: boolean
  readonly now: Date
  readonly database: Database
  readonly report: (line: string) => void
}

/** Imports each Markdown file of a folder and its subfolders as a post, in one transaction with its pictures. */
export async function importPosts({
  directory,
  dryRun,
  leavesOutMissing,
  now,
  database,
  report,
}: ImportPostsOptions) {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const makeImage = imageMaker()
  const seen = new Map<string, string>()
  for (const path of await markdownFiles(directory)) {
    const shown = relative(directory, path)
    const refuse = (faults: readonly FileFault[]) => {
      counts.refused++
      for (const { line, reason } of faults) report(`${shown}:${line}: ${reason}`)
    }
    const text = await readText(path)
    if (typeof text !== 'string') {
      refuse([text])
      continue
    }
    const file = readPostFile({ text, name: basename(path, '.md') })
    if ('faults' in file) {
      refuse(file.faults)
      continue
    }
    const pictured = await withOwnPictures(file, { path, directory, makeImage })
    const { row, images, missing } = pictured
    const faults = leavesOutMissing ? pictured.faults : [...pictured.faults, ...missing]
    const reading = postsTransfer.read({ row, now: now.getTime() })
    const issues = 'errors' in reading ? reading.errors : []
    const readFaults = issues.map(({ field, code, got }) => ({
      line: file.lineOf(field),
      reason: got === '' ? `${field} ${code}` : `${field} ${code}, got ${printable(got)}`,
    }))
    if (faults.length > 0 || !('content' in reading)) {
      refuse([...readFaults, ...faults].toSorted((one, other) => one.line - other.line))
      continue
    }
    const { slug } = reading.content
    const first = seen.get(slug)
    if (first !== undefined) {
      refuse([{ line: file.lineOf('slug'), reason: `slug repeated, ${slug} is ${first}` }])
      continue
    }
    seen.set(slug, shown)
    for (const { line, reason } of missing) report(`${shown}:${line}: imported with a warning: ${reason}`)
    for (const { field, code } of reading.warnings)
      report(`${shown}:${file.lineOf(field)}: imported with a warning: ${field} ${code}`)
    const input = { contents: [reading.content], now, dryRun }
    const saved = dryRun
      ? await postsTransfer.save(input, database)
      : await database.transaction(async (queries) => {
          for (const image of images) await putFile({ image, now }, queries)
          return postsTransfer.save(input, queries)
        })
    counts.added += saved.added
    counts.changed += saved.changed
    counts.unchanged += saved.unchanged
  }
  return counts
}
