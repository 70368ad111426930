import { Type } from 'typebox'
import { excerptLimit } from '../../domain/kernel/text/text.ts'
import { Nullable, PaginationSchema } from './wire.ts'

const cell = {
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String({
    description: `The beginning of the text without markup, at most ${excerptLimit} characters.`,
  }),
  cover: Nullable(Type.String()),
  author: Type.String(),
  tags: Type.Array(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
}

export const PostCell = Type.Object(cell)

export const BlogPost = Type.Object({
  ...cell,
  text: Type.String({
    description: 'Sanitised HTML. <data value="bitcoin"> is a placeholder for the price of that coin.',
  }),
  sections: Type.Array(
    Type.Object({ id: Type.String(), level: Type.Enum([2, 3] as const), text: Type.String() }),
    { description: 'Headings of the text, each with the id of its element' },
  ),
  reading_minutes: Type.Integer(),
})

export const PostList = Type.Object({
  items: Type.Array(PostCell),
  tag: Nullable(Type.String()),
  pagination: PaginationSchema,
})

export const OnePost = Type.Object({
  ...PostList.properties,
  post: BlogPost,
  related_posts: Type.Array(PostCell),
  previous: Nullable(PostCell),
  next: Nullable(PostCell),
})
