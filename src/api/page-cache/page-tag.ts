/**
 * What a page can depend on. Each area adds its own tags here, in its `.operations` file:
 *
 *     declare module '../page-cache/page-tag.ts' {
 *       interface PageTags { blog: 'posts' }
 *     }
 *
 * A page whose operations called `dependsOn('posts')` is dropped from the cache when an operation reports that `posts` changed.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface PageTags {}

export type PageTag = PageTags[keyof PageTags]
