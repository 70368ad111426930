import { useMessages } from '../i18n/use-messages.ts'
import { PageLink } from '../ui/controls/page-link.tsx'

/** The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { name: string; to: string }[] }) {
  const t = useMessages('frame')
  return (
    <nav aria-label={t.breadcrumb()} className="pt-2 text-xs text-ink-3">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, to }, index) => (
          <li
            key={to}
            className="flex items-center not-first:before:px-2 not-first:before:text-rule-2 not-first:before:content-['/']"
          >
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
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
