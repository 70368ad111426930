import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

interface NoResultsProps {
  readonly resetHref: string
  /** Link to the first page, when the list has results but this page has none. */
  readonly firstHref: string | null
}

export default function NoResults({ resetHref, firstHref }: NoResultsProps) {
  const t = useMessages('lists/no-results')
  const { resetFilters } = useMessages('offerings')
  const isPastEnd = firstHref !== null
  const actions = (
    <>
      {isPastEnd && (
        <PageLink to={firstHref} className={buttonClass({ kind: 'primary' })}>
          {t.firstPage()}
        </PageLink>
      )}
      <PageLink to={resetHref} className={buttonClass({ kind: isPastEnd ? 'default' : 'primary' })}>
        {resetFilters()}
      </PageLink>
    </>
  )
  return (
    <EmptyState title={isPastEnd ? t.pastEndTitle() : t.title()} heading="h3" actions={actions}>
      {isPastEnd ? t.pastEndText() : t.text()}
    </EmptyState>
  )
}
