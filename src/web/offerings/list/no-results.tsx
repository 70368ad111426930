import { useMessages } from '../../i18n/use-messages.ts'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'

export default function NoResults({ resetHref }: { resetHref: string | null }) {
  const t = useMessages('offerings')
  const reset = resetHref !== null && (
    <PageLink to={resetHref} className={buttonClass({ kind: 'primary' })}>
      {t.resetFilters()}
    </PageLink>
  )
  return (
    <EmptyState title={t.emptyTitle()} heading="h3" actions={reset}>
      {t.emptyText()}
    </EmptyState>
  )
}
