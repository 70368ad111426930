import { Type } from 'typebox'
import { tagPattern } from '../../domain/blog/post.ts'
import { OnePost, PostList } from '../shapes/post-shapes.ts'
import { operation } from './operation.ts'

const page = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100_000, description: 'Page number, starting at 1' }),
)

export const blogOperations = {
  listPosts: operation({
    method: 'GET',
    path: '/api/posts',
    area: 'blog',
    summary: 'List the public posts of the blog, which are in Japanese, the latest first',
    query: Type.Object({
      q: Type.Optional(
        Type.String({
          maxLength: 1_000,
          description: 'Text to find in titles, tags and bodies; the best matches come first',
        }),
      ),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 50, description: 'Posts per page; default: 10' }),
      ),
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
    summary: 'List the public posts of the blog that have a tag, 10 per page, the latest first',
    params: Type.Object({
      tag: Type.String({ pattern: tagPattern.source, maxLength: 1_000, description: 'The tag' }),
    }),
    query: Type.Object({ page }),
    reply: PostList,
    perMinute: 240,
    cacheSeconds: 30,
  }),
  getPost: operation({
    method: 'GET',
    path: '/api/posts/{slug}',
    area: 'blog',
    summary: 'Get one public post of the blog, with the previous, the next and related posts',
    params: Type.Object({
      slug: Type.String({
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        maxLength: 120,
        description: 'Name of the post in its address',
      }),
    }),
    reply: OnePost,
    problems: ['post_not_found'],
    perMinute: 240,
    cacheSeconds: 30,
  }),
  previewPost: operation({
    method: 'GET',
    path: '/api/post-preview',
    area: 'blog',
    summary: 'Get a post of the blog that is not public yet, by the token of its preview link',
    query: Type.Object({ token: Type.String({ maxLength: 200, description: 'Token of the preview link' }) }),
    reply: OnePost,
    problems: ['post_not_found'],
    perMinute: 60,
  }),
}
