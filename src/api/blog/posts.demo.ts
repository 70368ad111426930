import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Post } from '../../domain/blog/post.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { movedMoment } from '../transfer/demo/demo-files.ts'
import { readHead } from '../transfer/formats/head-and-text.ts'
import { hasPosts } from './posts.store.ts'
import { postsTransfer } from './posts.transfer.ts'

/** Reads `posts/<slug>.md`, which `posts import` takes too. The days of publication are moved to today. */
export const postsDemo: DemoContent<Post> = {
  kind: postsTransfer,
  hasAny: hasPosts,
  async rows({ directory, now }) {
    const files = (await readdir(join(directory, 'posts'))).sort()
    return Promise.all(
      files.map(async (file) => {
        const { fields, markdown } = readHead(await readFile(join(directory, 'posts', file), 'utf8'))
        const { published = '', ...head } = fields
        const written = movedMoment(published, now).toISOString()
        const slug = file.replace(/\.md$/, '')
        const row = { ...head, slug, text: markdown, created_at: written, updated_at: written }
        return { row, from: file }
      }),
    )
  },
}
