import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

/** Sent without scripts, because the page is shown at the address of another page: the router would try to load that one. */
export const handle = { scripts: false }

/**
 * The service worker stores this page and shows it in place of a page that it cannot fetch. A link on it requests that page
 * again.
 */
export default function Offline() {
  const t = useMessages('errors')
  return (
    <div className="wrap py-10">
      <PageHead title={t.offlineTitle()} description={t.offlineText()} unlisted />
      <EmptyState
        heading="h1"
        title={t.offlineTitle()}
        actions={
          // An empty `href` reloads the requested address.
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

function StoredPages() {
  const t = useMessages('errors')
  return (
    <section hidden data-stored-pages className="mx-auto mt-10 max-w-[40em]">
      <h2 className="font-display text-lg">{t.storedPagesTitle()}</h2>
      <p className="mt-1 text-sm text-ink-2">{t.storedPagesText()}</p>
      <ul data-stored-list className="mt-4 border-t border-rule" />
      <template id="page">
        <li className="border-b border-rule">
          <a
            href="{path}"
            className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 hover:text-accent"
          >
            <span className="min-w-0 font-strong">{'{title}'}</span>
            <span className="tabular-nums text-xs text-ink-2">{'{time}'}</span>
          </a>
        </li>
      </template>
    </section>
  )
}

/** The service worker inserts this notice into a stored page that is shown offline. */
function StoredNotice() {
  const t = useMessages('errors')
  return (
    <template id="notice">
      <aside data-stored-notice className="sticky top-0 z-(--z-header) border-b border-rule-2 bg-warn-wash">
        <div className="wrap flex min-h-11 items-center gap-2.5 text-sm">
          <Icon name="clock" className="text-warn-text" />
          <span>{t.offlineAsOf({ time: '{time}' })}</span>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a href="" className="link ms-auto flex min-h-11 items-center whitespace-nowrap">
            {t.retry()}
          </a>
        </div>
      </aside>
    </template>
  )
}
