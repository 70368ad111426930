import { lazy, Suspense, useRef, useEffect, useState, type RefObject } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { whenIdle } from '../loading/when-idle.ts'
import DemoNote from '../page/demo-mark.tsx'
import { Prose } from '../page/prose.tsx'
import { ShareLinks } from '../page/share-links.tsx'
import { useSite } from '../reader/site.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { Cover } from './cover.tsx'
import { PostCard } from './post-card.tsx'
import '../page/prose.css'
import './blog.css'
import './post.css'
import { PostTags } from './post-tags.tsx'
import type { LoadedPost } from './present-post.ts'

const QuoteSource = lazy(() => import('../page/quote-source.tsx'))

const minChapters = 3

function Contents({ sections }: Pick<LoadedPost, 'sections'>) {
  const t = useMessages('blog/page')
  if (sections.length < minChapters) return null
  const links = (
    <ol className="post-contents">
      {sections.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details data-print="none" className="post-fold mb-6">
        <summary className="flex min-h-11 items-center text-sm font-strong text-ink">
          {t.contents()}
          <Icon name="down" className="ms-auto size-4" />
        </summary>
        <nav aria-label={t.contents()} className="pb-2">
          {links}
        </nav>
      </details>
      <nav aria-label={t.contents()} data-print="none" className="post-rail">
        <p className="pb-1 text-xs font-strong text-ink">{t.contents()}</p>
        {links}
      </nav>
    </>
  )
}

interface ArticleProps {
  readonly post: LoadedPost
  /** False for previews, whose address should not be shared. */
  readonly isPublic?: boolean
}

export function Article({ post, isPublic = true }: ArticleProps) {
  const t = useMessages('blog')
  const own = useMessages('blog/page')
  const { origins } = useSite()
  const text = useRef<HTMLElement>(null)
  const sources = usePriceChips(text, post.html)
  const labels = {
    all: own.share(),
    x: own.shareX(),
    line: own.shareLine(),
    telegram: own.shareTelegram(),
    more: own.shareMore(),
  }
  return (
    <>
      <article ref={text} className="post-article pt-4">
        {post.isDemo && <DemoNote of="post" />}
        <h1 className="font-display text-2xl">{post.title}</h1>
        <p className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-3">
          <span>{post.author}</span>
          <time dateTime={post.createdAt}>{own.publishedOn({ date: post.published })}</time>
          {post.isChanged && <time dateTime={post.updatedAt}>{t.updatedOn({ date: post.updated })}</time>}
          <span>{own.readingTime({ minutes: post.minutes })}</span>
        </p>
        <p data-print="none" className="mt-1 text-xs text-ink-3">
          {t.onlyJapanese()}
        </p>
        <div data-print="none" className="mt-1 flex flex-wrap items-center justify-between">
          <PostTags tags={post.tags} />
          {isPublic && <ShareLinks url={origins.ja + post.path} text={post.title} labels={labels} />}
        </div>
        <div className="mt-2 mb-6">
          <Cover src={post.cover} eager />
        </div>
        <Contents sections={post.sections} />
        <Prose html={post.html} lang="ja" />
        {sources.length > 0 && (
          <p className="mt-4 text-xs text-ink-3">
            <Suspense>
              <QuoteSource sources={sources} />
            </Suspense>
          </p>
        )}
        <Neighbours post={post} />
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

function Neighbours({ post: { previous, next } }: { post: LoadedPost }) {
  const t = useMessages('blog/page')
  if (previous === null && next === null) return null
  return (
    <nav aria-label={t.neighbours()} data-print="none" className="post-neighbours">
      {previous === null ? (
        <span />
      ) : (
        <Neighbour label={t.previous()} mark="←" title={previous.title} to={previous.href} />
      )}
      {next !== null && <Neighbour label={t.next()} mark="→" title={next.title} to={next.href} isNext />}
    </nav>
  )
}

interface NeighbourProps {
  readonly label: string
  readonly mark: string
  readonly title: string
  readonly to: string
  readonly isNext?: boolean
}

function Neighbour({ label, mark, title, to, isNext = false }: NeighbourProps) {
  return (
    <PageLink to={to} className="hover:text-accent">
      <span className="block text-2xs text-ink-3">
        {isNext ? label : <span aria-hidden="true">{mark} </span>}
        {isNext ? <span aria-hidden="true"> {mark}</span> : label}
      </span>
      {title}
    </PageLink>
  )
}

/** Fills in the prices inside the text, and returns where they come from. */
function usePriceChips(text: RefObject<HTMLElement | null>, html: string): readonly string[] {
  const t = useMessages('blog/page')
  const [sources, setSources] = useState<readonly string[]>([])
  useEffect(() => {
    const chips = text.current?.querySelectorAll<HTMLDataElement>('data[value]') ?? []
    if (chips.length === 0) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const begin = async () => {
      const late = await import('./price-chips.ts').catch(() => undefined)
      if (isGone || late === undefined) return
      const demo = (price: string) => t.demoPrice({ price })
      stop = late.showPrices([...chips], { demo, demoMeaning: t.demoMeaning(), onSources: setSources })
    }
    const cancel = whenIdle(() => {
      void begin()
    })
    return () => {
      isGone = true
      cancel()
      stop?.()
    }
  }, [text, html, t])
  return sources
}
