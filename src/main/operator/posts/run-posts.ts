import { resolve } from 'node:path'
import { findPosts } from '../../../api/blog/written-posts.store.ts'
import { previewDays, previewLinks } from '../../../api/blog/preview-links.ts'
import { findUnpublished, listUnpublished } from '../../../api/blog/unpublished-posts.store.ts'
import type { Database } from '../../../api/database/database.ts'
import { TransferRefused } from '../../../api/transfer/transfer-refused.ts'
import { defaultLanguage } from '../../../domain/kernel/site/language.ts'
import { languageOrigin } from '../../../domain/kernel/site/site-host.ts'
import { postPreviewPath } from '../../../words/addresses/blog-addresses.ts'
import type { Config } from '../../settings/config.ts'
import { storedSecret } from '../../settings/secret.ts'
import type { OperatorDeps } from '../operator-deps.ts'
import { importPosts } from './import-posts.ts'
import type { PostsCommand } from './posts-arguments.ts'

/** What writers do with posts; answers whether every file went in. */
export async function runPosts(command: PostsCommand, deps: OperatorDeps): Promise<boolean> {
  const { config, print, printError, withDatabase } = deps
  const dryRun = command.act === 'import' && command.dryRun
  const work = async (database: Database) => {
    if (command.act === 'import') {
      const directory = resolve(deps.directory, command.path)
      const { sparesPictures } = command
      const now = new Date()
      const counts = await importPosts({
        directory,
        dryRun,
        sparesPictures,
        now,
        database,
        report: printError,
      })
      const { added, changed, unchanged, refused } = counts
      if (dryRun) print('Dry run: nothing was written. It would be:')
      print(`posts: added ${added}, changed ${changed}, unchanged ${unchanged}, refused ${refused}`)
      return refused === 0
    }
    const lines =
      command.act === 'list' ? await listed(database) : await preview(command.slug, config, database)
    for (const line of lines) print(line)
    return true
  }
  return withDatabase(work, { dryRun })
}

async function listed(database: Database): Promise<string[]> {
  const rows = await listUnpublished(database)
  return [
    ...rows.map(({ slug, title, is_draft: isDraft, created_at: at }) =>
      [slug, isDraft ? 'draft' : `appears ${at.toISOString()}`, title].join('  '),
    ),
    `${rows.length} that are not public`,
  ]
}

async function preview(slug: string, config: Config, database: Database): Promise<string[]> {
  const known = [...(await findUnpublished([slug], database)), ...(await findPosts([slug], database))]
  if (known.length === 0) throw new TransferRefused(`There is no post ${slug}.`)
  const links = previewLinks(config.secret ?? (await storedSecret(config.dataDir)))
  const origin = languageOrigin({ siteOrigin: config.siteOrigin, language: defaultLanguage })
  return [
    `Whoever has this link sees ${slug} for ${previewDays} days:`,
    origin + postPreviewPath(links.write(slug, new Date())),
  ]
}
