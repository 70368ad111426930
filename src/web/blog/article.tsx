import { useMessages } from '../i18n/use-messages.ts'
import { Prose } from '../page/parts/prose.tsx'
import { Cover } from './cover.tsx'
import { PostCard } from './post-card.tsx'
import { PostTags } from './post-tags.tsx'
import type { LoadedPost } from './present-post.ts'
import '../page/parts/prose.css'
import '../page/parts/print.css'
import './blog.css'

/** A post with all that belongs to it. */
export function Article({ post }: { post: LoadedPost }) {
  const t = useMessages('blog')
  return (
    <>
      <article className="mx-auto max-w-prose pt-4">
        <h1 className="font-display text-2xl">{post.title}</h1>
        <p className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-3">
          <span>{post.author}</span>
          <time dateTime={post.updatedAt}>{t.updatedOn({ date: post.updated })}</time>
        </p>
        <p data-print="none" className="mt-1 text-xs text-ink-3">
          {t.onlyJapanese()}
        </p>
        <PostTags tags={post.tags} />
        <div className="mt-2 mb-6">
          <Cover src={post.cover} eager />
        </div>
        <Prose html={post.html} lang="ja" />
      </article>
      {post.related.length > 0 && (
        <section data-print="none" aria-label={t.related()} className="mt-12">
          <hr className="komochi" />
          <h2 className="pt-3.5 pb-3 font-display text-xl">{t.related()}</h2>
          <ul className="grid gap-8 md:grid-cols-3">
            {post.related.map((other) => (
              <PostCard key={other.slug} post={other} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
