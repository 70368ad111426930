import { readPost } from '../../domain/blog/post-rules.ts'
import type { Post } from '../../domain/blog/post.ts'
import type { Queries } from '../database/database.ts'
import type { ContentKind } from '../transfer/content-kind.ts'
import { ndjson } from '../transfer/formats/ndjson.format.ts'
import { saveDifference } from '../transfer/save-difference.ts'
import { rowOf, beginningOf, type WrittenPost } from './post-row.ts'
import type { PostText } from './posts.store.ts'
import {
  deleteUnpublished,
  findUnpublished,
  putUnpublished,
  type UnpublishedPost,
} from './unpublished-posts.store.ts'
import { eachPost, findPosts, putPublicPosts } from './written-posts.store.ts'

const slugOf = ({ slug }: { readonly slug: string }) => slug

export const postsTransfer: ContentKind<Post> = {
  format: ndjson,
  read: ({ row }) => readPost(row),
  idOf: slugOf,
  save: saveDifference<Post, WrittenPost>({
    idOf: slugOf,
    idOfStored: slugOf,
    findStored: async ({ contents }, queries) => findStored(contents.map(slugOf), queries),
    rowOf,
    put: putPosts,
  }),
  exportTo: (onRows, database) => eachPost((rows) => onRows(rows.map(exportedRow)), database),
}

async function findStored(slugs: readonly string[], queries: Queries): Promise<WrittenPost[]> {
  const shown = await findPosts(slugs, queries)
  const others = await findUnpublished(slugs, queries)
  return [
    ...shown.map((row) => ({ ...row, state: 'public' as const })),
    ...others.map(({ is_draft: isDraft, ...row }) => ({
      ...row,
      state: isDraft ? ('draft' as const) : ('scheduled' as const),
    })),
  ]
}

async function putPosts(rows: readonly WrittenPost[], queries: Queries): Promise<void> {
  const shown: PostText[] = []
  const others: UnpublishedPost[] = []
  for (const { state, ...row } of rows)
    if (state === 'public') shown.push(row)
    else others.push({ ...row, is_draft: state === 'draft' })
  if (shown.length > 0) {
    await deleteUnpublished(shown.map(slugOf), queries)
    await putPublicPosts(shown, queries)
  }
  if (others.length > 0) await putUnpublished(others, queries)
}

/** An excerpt is told where it is not the beginning, a status where it is a draft. */
function exportedRow({
  excerpt,
  markdown,
  created_at: created,
  updated_at: updated,
  is_draft: isDraft,
  ...row
}: UnpublishedPost) {
  return {
    ...row,
    ...(excerpt === beginningOf(markdown) ? {} : { excerpt }),
    ...(isDraft ? { status: 'draft' } : {}),
    text: markdown,
    created_at: created.toISOString(),
    updated_at: updated.toISOString(),
  }
}
