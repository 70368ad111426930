import { formatDate } from '../../domain/kernel/time/date-format.ts'
import { htmlLang, isLanguage } from '../../domain/kernel/site/language.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { Prose } from '../page/prose.tsx'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { Notice } from '../ui/states/notice.tsx'
import type { LoadedPage } from './load-page.ts'
import { Contents } from './contents.tsx'
import '../page/prose.css'

/** A page of the database: its path in the site, its title, its text, and when it was last changed. */
export function Article({ page, path }: { page: LoadedPage; path: string }) {
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
          // A page of the site is by whoever runs it.
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
