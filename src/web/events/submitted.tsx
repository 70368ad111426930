import { useMessages } from '../i18n/use-messages.ts'
import { lateLoad } from '../loading/late-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { addEventPath } from '../../words/addresses.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { SubmittedFacts } from './submitted/submitted-facts.tsx'
import './events.css'

const load = lateLoad(() => import('./submitted/submitted.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** How a submitted event stands, for who has the link. */
export default function SubmittedPage() {
  const t = useMessages('event')
  const links = useLinks()
  const submission = useLoaded(load)
  return (
    <div className="wrap max-w-prose pt-6 pb-12">
      <PageHead title={t.submittedHeading()} description={t.submittedDescription()} unlisted />
      {submission === null ? (
        <EmptyState
          heading="h1"
          title={t.notFound()}
          actions={
            <PageLink to={links.inside(addEventPath)} className={buttonClass({ kind: 'primary' })}>
              {t.addHeading()}
            </PageLink>
          }
        >
          {t.notFoundText()}
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-5 font-display text-xl md:text-2xl">{t.submittedHeading()}</h1>
          {submission.status === 'waiting' && <Notice title={t.waiting()}>{t.waitingText()}</Notice>}
          {submission.status === 'approved' && (
            <Notice kind="ok" title={t.approved()}>
              {submission.href !== null && (
                <PageLink to={submission.href} className="link inline-flex min-h-11 items-center">
                  {t.toEvent()}
                </PageLink>
              )}
            </Notice>
          )}
          {submission.status === 'refused' && (
            <Notice kind="warn" title={t.refused()}>
              {submission.reason !== null && (
                <>
                  <p>{t.reason()}</p>
                  <p className="whitespace-pre-line">{submission.reason}</p>
                </>
              )}
            </Notice>
          )}
          <SubmittedFacts submission={submission} />
        </>
      )}
    </div>
  )
}
