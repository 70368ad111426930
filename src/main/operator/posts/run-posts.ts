import { resolve } from 'node:path'
import { previewDays, previewLinks } from '../../../api/blog/preview-links.ts'
import { findUnpublished, listUnpublished } from '../../../api/blog/unpublished-posts.store.ts'
import { findPosts } from '../../../api/blog/written-posts.store.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { defaultLanguage } from '../../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { postPreviewPath } from '../../../words/addresses/blog-addresses.ts'
import { siteSecret } from '../../settings/secret.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'
import { siteConfigFor } from '../command/site-config.ts'
import { importPosts } from './import-posts.ts'

interface ImportRequest {
  readonly id: string
  readonly 'dry-run': boolean
  readonly 'leave-out-missing': boolean
}

export async function importFolder(
  { id, 'dry-run': dryRun, 'leave-out-missing': leavesOutMissing }: ImportRequest,
  { directory: here, print, printError: report, withDatabase }: OperatorDeps,
): Promise<boolean> {
  const directory = resolve(here, id)
  return withDatabase(
    async (database) => {
      const now = new Date()
      const counts = await importPosts({ directory, dryRun, leavesOutMissing, now, database, report })
      const { added, changed, unchanged, refused } = counts
      if (dryRun) print('Dry run: nothing was written. The import would report:')
      print(`posts: added ${added}, changed ${changed}, unchanged ${unchanged}, refused ${refused}`)
      return refused === 0
    },
    { dryRun },
  )
}

export async function list(deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const rows = await listUnpublished(database)
    return [
      ...rows.map(({ slug, title, is_draft: isDraft, created_at: at }) =>
        [slug, isDraft ? 'draft' : `appears ${at.toISOString()}`, title].join('  '),
      ),
      `${rows.length} posts are not public`,
    ]
  })
}

export async function preview({ id: slug }: { id: string }, deps: OperatorDeps): Promise<void> {
  const { config } = deps
  await printLines(deps, async (database) => {
    const known = [...(await findUnpublished([slug], database)), ...(await findPosts([slug], database))]
    if (known.length === 0) throw new TransferRefused(`There is no post ${slug}.`)
    const { siteOrigin } = await siteConfigFor(database, config)
    const links = previewLinks(await siteSecret(config))
    const origin = languageOrigin({ siteOrigin, language: defaultLanguage })
    return [
      `Anyone with this link can see ${slug} for ${previewDays} days:`,
      origin + postPreviewPath(links.write(slug, new Date())),
    ]
  })
}
