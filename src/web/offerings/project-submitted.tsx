import { useMessages } from '../i18n/use-messages.ts'
import { lateLoad } from '../loading/late-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import type { LoadedProject } from './owner/project-submitted.load.ts'

const load = lateLoad(() => import('./owner/project-submitted.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** How a submitted project stands, for who has the link. */
export default function ProjectSubmittedPage() {
  const t = useMessages('owner')
  const links = useLinks()
  const project = useLoaded(load)
  return (
    <div className="wrap max-w-prose pt-6 pb-12">
      <PageHead title={t.submittedHeading()} description={t.submittedDescription()} unlisted />
      {project === null ? (
        <EmptyState
          heading="h1"
          title={t.notFound()}
          actions={
            <PageLink to={links.ownerForm()} className={buttonClass({ kind: 'primary' })}>
              {t.submitHeading()}
            </PageLink>
          }
        >
          {t.notFoundText()}
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-5 font-display text-xl md:text-2xl">{t.submittedHeading()}</h1>
          <Standing project={project} />
          <Facts project={project} />
        </>
      )}
    </div>
  )
}

function Standing({ project: { status, href, reason } }: { project: LoadedProject }) {
  const t = useMessages('owner')
  if (status === 'waiting') return <Notice title={t.waiting()}>{t.waitingText()}</Notice>
  if (status === 'approved')
    return (
      <Notice kind="ok" title={t.approved()}>
        {href !== null && (
          <PageLink to={href} className="link inline-flex min-h-11 items-center">
            {t.publicPage()}
          </PageLink>
        )}
      </Notice>
    )
  return (
    <Notice kind="warn" title={t.refused()}>
      {reason !== null && (
        <>
          <p>{t.reason()}</p>
          <p className="whitespace-pre-line">{reason}</p>
        </>
      )}
    </Notice>
  )
}

function Facts({ project }: { project: LoadedProject }) {
  const t = useMessages('owner')
  const facts = [
    { name: t.project(), text: project.name },
    { name: t.sentOn(), text: project.submitted },
    { name: t.decidedOn(), text: project.decided },
  ]
  return (
    <dl className="mt-8 border-t border-ink text-sm">
      {facts.map(({ name, text }) =>
        text === null ? null : (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-rule py-3"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="wrap-anywhere text-ink">{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
