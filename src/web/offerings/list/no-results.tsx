import { Link } from 'react-router'
import { useMessages } from '../../i18n/use-messages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export default function NoResults({ resetHref }: { resetHref: string | null }) {
  const t = useMessages('offerings')
  const reset = resetHref !== null && (
    <Link to={resetHref} className={buttonClass({ kind: 'primary' })}>
      {t.resetFilters()}
    </Link>
  )
  return (
    <EmptyState title={t.emptyTitle()} heading="h3" actions={reset}>
      {t.emptyText()}
    </EmptyState>
  )
}
