import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Post } from '../../domain/blog/post.ts'
import { day } from '../../domain/kernel/time/durations.ts'
import type { DemoContent } from '../transfer/demo/demo-content.ts'
import { demoText } from '../transfer/demo/demo-files.ts'
import { hasPosts } from './posts.store.ts'
import { postsTransfer } from './posts.transfer.ts'

/** Reads `posts/<slug>.md`. The day of a post is relative: `day: -3` is three days ago. */
export const postsDemo: DemoContent<Post> = {
  kind: postsTransfer,
  hasAny: hasPosts,
  async rows({ directory, now }) {
    const files = (await readdir(join(directory, 'posts'))).sort()
    return Promise.all(
      files.map(async (file) => {
        const { fields, markdown } = await demoText(join(directory, 'posts', file))
        const written = new Date(now.getTime() + Number(fields['day']) * day).toISOString()
        const slug = file.replace(/\.md$/, '')
        const row = { ...fields, slug, text: markdown, created_at: written, updated_at: written }
        return { row, from: file }
      }),
    )
  },
}
