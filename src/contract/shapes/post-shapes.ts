import { Type } from 'typebox'
import { excerptLimit } from '../../domain/kernel/text/text.ts'
import { Nullable, PaginationSchema } from './wire.ts'

const cell = {
  id: Type.Integer({ description: 'Number of the post' }),
  slug: Type.String({ description: 'Name of the post in its address' }),
  title: Type.String({ description: 'Title' }),
  excerpt: Type.String({
    description: `The beginning of the text without markup, at most ${excerptLimit} characters.`,
  }),
  cover: Nullable(Type.String({ description: 'Path of the title picture on this host' })),
  author: Type.String(),
  tags: Type.Array(Type.String()),
  is_demo: Type.Boolean({ description: 'True for a post of the demo content; pages must label it.' }),
  created_at: Type.String({ format: 'date-time', description: 'When the post was published' }),
  updated_at: Type.String({ format: 'date-time', description: 'When the post was last changed' }),
}

export const PostCell = Type.Object(cell)

export const BlogPost = Type.Object({
  ...cell,
  text: Type.String({
    description:
      'The text as sanitised HTML. `<data value="bitcoin">` is a placeholder that pages fill with the price of the coin of that id.',
  }),
  sections: Type.Array(
    Type.Object({ id: Type.String(), level: Type.Enum([2, 3] as const), text: Type.String() }),
    { description: 'Headings of the text, each with the id of its HTML element and its level (2 or 3)' },
  ),
  reading_minutes: Type.Integer({ description: 'How many minutes reading takes' }),
})

export const PostList = Type.Object({
  items: Type.Array(PostCell),
  tag: Nullable(
    Type.String({ description: 'The tag that all listed posts have; null for a list of all posts' }),
  ),
  pagination: PaginationSchema,
})

export const OnePost = Type.Object({
  ...PostList.properties,
  post: BlogPost,
  related_posts: Type.Array(PostCell, { description: 'Posts about similar subjects' }),
  previous: Nullable(PostCell),
  next: Nullable(PostCell),
})
