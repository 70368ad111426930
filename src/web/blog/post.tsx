import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { Article } from './article.tsx'
import type { LoadedPost } from './present-post.ts'

const load = deferredLoad(() => import('./post.load.ts'))
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
      <ArrivalNotice from={post.from} />
      <Breadcrumbs crumbs={crumbs} />
      <Article post={post} />
    </div>
  )
}

interface PostHeadProps {
  readonly post: LoadedPost
  readonly crumbs: readonly { readonly name: string; readonly to: string }[]
}

function PostHead({ post, crumbs }: PostHeadProps) {
  const { origins } = useSite()
  return (
    <PageHead
      title={post.title}
      description={post.excerpt}
      kind="article"
      path={post.path}
      writtenIn={['ja']}
      card={post.card}
      facts={{
        article: {
          headline: post.title,
          image: origins.ja + post.card,
          author: post.author,
          publishedAt: post.createdAt,
          updatedAt: post.updatedAt,
          language: 'ja',
        },
        crumbs,
      }}
    />
  )
}
