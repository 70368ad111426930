import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { readingMinutes } from '../../domain/blog/reading-time.ts'
import type { Article } from '../markdown/render-article.ts'
import { wholeText } from '../markdown/written-text.ts'
import type { PostCellRow, PostRow } from './posts.store.ts'

type PostCell = Reply<Operations['listPosts']>['items'][number]

export function presentPostCell(row: PostCellRow): PostCell {
  return {
    id: Number(row.post_id),
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    cover: row.cover,
    author: row.author,
    tags: row.tags,
    is_demo: row.is_demo,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentPost(row: PostRow, { html, sections }: Article): Reply<Operations['getPost']>['post'] {
  return {
    ...presentPostCell(row),
    text: html,
    sections: [...sections],
    reading_minutes: readingMinutes(wholeText(row.markdown)),
  }
}
