import { useMessages } from '../i18n/use-messages.ts'
import { blogPath } from '../../words/addresses.ts'
import { lateLoad } from '../loading/late-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLoaded } from '../loading/use-loaded.ts'
import { PostRows } from './post-rows.tsx'
import './blog.css'

const load = lateLoad(() => import('./posts.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The list of all posts, or of those with a tag. */
export default function Blog() {
  const t = useMessages('blog')
  const list = useLoaded(load)
  const { tag, page } = list
  const heading = tag === null ? t.heading() : t.tagHeading({ tag })
  return (
    <div className="wrap">
      <PageHead
        title={page === 1 ? heading : t.titleOfPage({ title: heading, page })}
        description={tag === null ? t.description() : t.tagDescription({ tag })}
        path={blogPath({ tag: tag ?? undefined, page })}
        writtenIn={['ja']}
        unlisted={page > 1 && list.posts.length === 0}
      />
      <div className="pt-5 pb-4 md:pt-6">
        <h1 className="font-display text-xl md:text-2xl">{heading}</h1>
        <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
        <p className="text-xs text-ink-3">{t.onlyJapanese()}</p>
      </div>
      <PostRows {...list} />
    </div>
  )
}
