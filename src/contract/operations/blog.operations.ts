import { Type } from 'typebox'
import { tagPattern } from '../../domain/blog/post.ts'
import { OnePost, PostList } from '../shapes/post-shapes.ts'
import { operation } from './operation.ts'

const page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'From 1' }))

export const blogOperations = {
  listPosts: operation({
    method: 'GET',
    path: '/api/posts',
    area: 'blog',
    summary: 'Posts of the blog, the latest first; they are in Japanese',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 1_000,
          description: 'Text in titles, tags and texts, the best match first',
        }),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Posts a page: 10' })),
      page,
    }),
    reply: PostList,
    perMinute: 240,
    cacheSeconds: 30,
  }),
  listPostsOfTag: operation({
    method: 'GET',
    path: '/api/posts/tags/{tag}',
    area: 'blog',
    summary: 'Posts with a tag, 10 a page, the latest first',
    params: Type.Object({ tag: Type.String({ pattern: tagPattern.source, maxLength: 1_000 }) }),
    query: Type.Object({ page }),
    reply: PostList,
    perMinute: 240,
    cacheSeconds: 30,
  }),
  getPost: operation({
    method: 'GET',
    path: '/api/posts/{slug}',
    area: 'blog',
    summary: 'One post, and others on what it is about',
    params: Type.Object({ slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 }) }),
    reply: OnePost,
    problems: ['post_not_found'],
    perMinute: 240,
    cacheSeconds: 30,
  }),
  previewPost: operation({
    method: 'GET',
    path: '/api/post-preview',
    area: 'blog',
    summary: 'A post as it will be, for whoever has a link to it',
    query: Type.Object({ token: Type.String({ maxLength: 200, description: 'As its editor has it' }) }),
    reply: OnePost,
    problems: ['post_not_found'],
    perMinute: 60,
  }),
}
