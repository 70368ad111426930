import { useMessages } from '../i18n/use-messages.ts'
import { blogPath } from '../../words/addresses/addresses.ts'
import { postSearchPath } from '../../words/addresses/blog-addresses.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLoaded } from '../loading/use-loaded.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { PostRows } from './post-rows.tsx'
import { PostSearch } from './post-search.tsx'
import './blog.css'
import './post.css'

const load = deferredLoad(() => import('./posts.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The list of all posts, of those with a tag, or of those that were searched for. */
export default function Blog() {
  const t = useMessages('blog')
  const found = useMessages('blog/page')
  const list = useLoaded(load)
  const { tag, q, page } = list
  const ofAll = q === '' ? t.heading() : found.searchHeading({ q })
  const heading = tag === null ? ofAll : t.tagHeading({ tag })
  return (
    <div className="wrap">
      <PageHead
        title={page === 1 ? heading : t.titleOfPage({ title: heading, page })}
        description={tag === null ? t.description() : t.tagDescription({ tag })}
        path={q === '' ? blogPath({ tag: tag ?? undefined, page }) : postSearchPath({ q, page })}
        writtenIn={['ja']}
        unlisted={q !== '' || (page > 1 && list.posts.length === 0)}
      />
      <ArrivalNotice from={list.from} />
      <div className="post-list-head">
        <div>
          <h1 className="font-display text-xl md:text-2xl">{heading}</h1>
          {q === '' ? (
            <>
              <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
              <p className="text-xs text-ink-3">{t.onlyJapanese()}</p>
            </>
          ) : (
            list.total > 0 && <p className="mt-1 text-sm text-ink-3">{found.found({ count: list.total })}</p>
          )}
        </div>
        <PostSearch q={q} />
      </div>
      <PostRows {...list} />
    </div>
  )
}
