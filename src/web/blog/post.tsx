import {
  articleData,
  breadcrumbData,
  structuredDataText,
} from '../../domain/share-metadata/structured-data.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { lateLoad } from '../loading/late-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { PageHead } from '../page/page-head.tsx'
import { Prose } from '../page/parts/prose.tsx'
import { publisherOf } from '../page/parts/publisher.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Cover } from './cover.tsx'
import { PostCard } from './post-card.tsx'
import { PostTags } from './post-tags.tsx'
import type { LoadedPost } from './post.load.ts'
import '../page/parts/prose.css'
import '../page/parts/print.css'
import './blog.css'

const load = lateLoad(() => import('./post.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PostPage() {
  const frame = useMessages('frame')
  const t = useMessages('blog')
  const links = useLinks()
  const post = useLoaded(load)
  const crumbs = [
    { name: frame.breadcrumbHome(), to: links.home() },
    { name: t.heading(), to: links.blog() },
    { name: post.title, to: post.href },
  ]
  return (
    <div className="wrap">
      <PostHead post={post} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
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
    </div>
  )
}

interface PostHeadProps {
  readonly post: LoadedPost
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

/** What search engines and previews are told of a post. */
function PostHead({ post, crumbs }: PostHeadProps) {
  const { origins } = useSite()
  const origin = origins.ja
  return (
    <PageHead
      title={post.title}
      description={post.excerpt}
      kind="article"
      path={post.path}
      writtenIn={['ja']}
      card={post.card}
      structuredData={
        import.meta.env.SSR
          ? structuredDataText([
              articleData({
                article: {
                  headline: post.title,
                  description: post.excerpt,
                  url: origin + post.path,
                  image: origin + post.card,
                  author: post.author,
                  publishedAt: post.createdAt,
                  updatedAt: post.updatedAt,
                  language: 'ja',
                },
                publisher: publisherOf(origin),
              }),
              breadcrumbData({ crumbs: crumbs.map(({ name, to }) => ({ name, url: origin + to })) }),
            ])
          : ''
      }
    />
  )
}
