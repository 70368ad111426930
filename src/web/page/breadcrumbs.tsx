import { useMessages } from '../i18n/use-messages.ts'
import { PageLink } from '../ui/controls/page-link.tsx'

interface Crumb {
  readonly name: string
  readonly to: string
  /** The language of a name that is not in that of the page. */
  readonly lang?: string | undefined
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useMessages('frame')
  return (
    <nav aria-label={t.breadcrumb()} className="pt-2 text-xs text-ink-3">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, to, lang }, index) => (
          <li
            key={to}
            className="flex items-center not-last:after:px-2 not-last:after:text-rule-2 not-last:after:content-['/']"
          >
            {index === crumbs.length - 1 ? (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            ) : (
              <PageLink
                to={to}
                className="inline-flex min-h-11 items-center text-ink-2 hover:text-accent md:min-h-8"
              >
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
