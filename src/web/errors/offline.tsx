import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../shell/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

/** Kept by the service worker and shown in place of a page that cannot be fetched; the button tries that page again. */
export default function Offline() {
  const t = useMessages('errors')
  return (
    <div className="wrap py-10">
      <PageHead title={t.offlineTitle()} description={t.offlineText()} unlisted />
      <EmptyState heading="h1" title={t.offlineTitle()} actions={<RetryButton />}>
        {t.offlineText()}
      </EmptyState>
    </div>
  )
}
