import { lazy, Suspense } from 'react'
import { htmlLang, isLanguage } from '../../domain/kernel/site/language.ts'
import { formatDate } from '../../domain/kernel/time/date-format.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Prose } from '../page/prose.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { Notice } from '../ui/states/notice.tsx'
import type { LoadedPage, WrittenPage } from './load-page.ts'
import '../page/prose.css'

/** A page with fewer chapters than this has no table of contents. */
const minChapters = 4

function Contents({ html, lang }: { html: string; lang: string }) {
  const t = useMessages('pages')
  const chapters = [...html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)]
  if (chapters.length < minChapters) return null
  return (
    <nav aria-label={t.contents()} className="hidden pt-6 text-sm lg:block">
      <div className="sticky top-6 max-w-panel">
        <h2 className="border-t border-ink py-2 text-xs">{t.contents()}</h2>
        <ol lang={lang}>
          {chapters.map(([, id = '', title = '']) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 text-ink-2 hover:text-accent">
                {asText(title)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function asText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}

const MissingArticle = lazy(() => import('./missing-article.tsx'))

export function Article({ page, path }: { page: LoadedPage; path: string }) {
  return 'missing' in page ? (
    <Suspense>
      <MissingArticle {...page} path={path} />
    </Suspense>
  ) : (
    <WrittenArticle page={page} path={path} />
  )
}

function WrittenArticle({ page, path }: { page: WrittenPage; path: string }) {
  const frame = useMessages('frame')
  const t = useMessages('pages')
  const links = useLinks()
  const { language } = useSite()
  const written = isLanguage(page.language) ? page.language : language
  const date = formatDate({ at: page.updated_at, timeZone: 'Asia/Tokyo', language })
  const crumbs = [
    { name: frame.breadcrumbHome(), to: links.home() },
    { name: page.title, to: links.inside(path) },
  ]
  return (
    <div className="wrap">
      <PageHead
        title={page.title}
        description={page.description}
        kind="article"
        path={path}
        writtenIn={page.languages.filter(isLanguage)}
        unlisted={written !== language}
        facts={{
          // The structured data names no author, because the site itself publishes its pages.
          article: {
            headline: page.title,
            publishedAt: page.updated_at,
            updatedAt: page.updated_at,
            language: written,
          },
          crumbs,
        }}
      />
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <article className="pt-4">
          <h1 className="font-display text-2xl" lang={htmlLang[written]}>
            {page.title}
          </h1>
          <p className="mt-2 mb-4 text-xs text-ink-3">
            <time dateTime={page.updated_at}>{t.updatedOn({ date })}</time>
          </p>
          {written !== language && <Notice className="mb-6">{t.notTranslated()}</Notice>}
          <Prose html={page.html} lang={htmlLang[written]} />
        </article>
        <Contents html={page.html} lang={htmlLang[written]} />
      </div>
    </div>
  )
}
