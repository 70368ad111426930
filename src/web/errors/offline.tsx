import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { StoredNotice, StoredPages } from './stored-pages.tsx'

/** It shows under the address of another page: brought to life there, the router would go and load that page. */
export const handle = { scripts: false }

/** Stored by the service worker and shown in place of a page that cannot be fetched; the link tries that page again. */
export default function Offline() {
  const t = useMessages('errors')
  return (
    <div className="wrap py-10">
      <PageHead title={t.offlineTitle()} description={t.offlineText()} unlisted />
      <EmptyState
        heading="h1"
        title={t.offlineTitle()}
        actions={
          // The empty address is the one that was asked for.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          <a href="" className={buttonClass({ kind: 'primary' })}>
            {t.retry()}
          </a>
        }
      >
        {t.offlineText()}
      </EmptyState>
      <StoredPages />
      <StoredNotice />
    </div>
  )
}
