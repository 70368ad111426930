import { Form } from 'react-router'
import { searchTextLimit } from '../../domain/kernel/text/search-text.ts'
import { blogPath } from '../../words/addresses/addresses.ts'
import { postSearchPath } from '../../words/addresses/blog-addresses.ts'
import { carriedIn } from '../addresses/links.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import './blog.css'
import './post.css'
import { useLoaded } from '../loading/use-loaded.ts'
import DemoNote from '../page/demo-mark.tsx'
import { Pager } from '../page/lists/pager.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { useWholeSearch } from '../reader/use-whole-search.ts'
import { Button } from '../ui/controls/button.tsx'
import { Input } from '../ui/controls/input.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { Cover } from './cover.tsx'
import { PostByline } from './post-card.tsx'
import { PostTags } from './post-tags.tsx'
import type { LoadedPosts } from './posts.load.ts'

const inSight = 4

function PostRows({ posts, pager, q, firstHref }: LoadedPosts) {
  const t = useMessages('blog')
  const found = useMessages('blog/page')
  const links = useLinks()
  if (firstHref !== null)
    return (
      <EmptyState
        title={found.pastEndTitle()}
        actions={
          <PageLink to={firstHref} className={buttonClass({ kind: 'primary' })}>
            {found.firstPage()}
          </PageLink>
        }
      >
        {found.pastEndText()}
      </EmptyState>
    )
  if (posts.length === 0 && q !== '')
    return (
      <EmptyState
        title={found.noneTitle({ q })}
        actions={
          <PageLink to={links.blog()} className={buttonClass({})}>
            {found.allPosts()}
          </PageLink>
        }
      >
        {found.noneText()}
      </EmptyState>
    )
  if (posts.length === 0) return <EmptyState title={t.emptyTitle()}>{t.emptyText()}</EmptyState>
  return (
    <>
      <ul className="border-t border-rule lg:grid lg:grid-cols-2 lg:gap-x-12">
        {posts.map((post, place) => (
          <li
            key={post.slug}
            className="relative grid gap-x-8 gap-y-3 border-b border-rule py-6 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-6"
          >
            <Cover src={post.cover} eager={place < inSight} />
            <div>
              <h2 className="font-display text-lg">
                <PageLink to={post.href} className="after:absolute after:inset-0 hover:text-accent">
                  {post.title}
                </PageLink>
              </h2>
              <p className="mt-1.5 max-w-prose text-sm max-md:line-clamp-4 lg:line-clamp-5">{post.excerpt}</p>
              <PostByline post={post} />
              <PostTags tags={post.tags} />
            </div>
          </li>
        ))}
      </ul>
      <Pager {...pager} />
    </>
  )
}

const load = deferredLoad(() => import('./posts.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

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
      {list.posts.some(({ isDemo }) => isDemo) && <DemoNote of="posts" />}
      <PostRows {...list} />
    </div>
  )
}

function PostSearch({ q }: { q: string }) {
  const t = useMessages('blog/page')
  const carried = carriedIn(new URLSearchParams(useWholeSearch()))
  return (
    <search>
      <Form action={blogPath({})} className="flex gap-2">
        <Input
          key={q}
          type="search"
          name="q"
          icon="search"
          maxLength={searchTextLimit}
          defaultValue={q}
          aria-label={t.search()}
          placeholder={t.searchPlaceholder()}
          className="min-w-0 flex-1"
        />
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t.searchButton()}</Button>
      </Form>
    </search>
  )
}
