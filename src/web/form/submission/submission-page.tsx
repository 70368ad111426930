import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHead } from '../../page/page-head.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

interface SubmissionPageProps {
  readonly area: 'event' | 'owner'
  /** The submission that the link leads to; null if the link is invalid. */
  readonly submission: Submission | null
  readonly toShown: string
  readonly form: { readonly href: string; readonly name: string }
  readonly children: ReactNode
}

export function SubmissionPage({ area, submission, toShown, form, children }: SubmissionPageProps) {
  const t = useMessages(area)
  return (
    <div className="wrap max-w-prose pt-6 pb-12">
      <PageHead title={t.submittedHeading()} description={t.submittedDescription()} unlisted />
      {submission === null ? (
        <EmptyState
          heading="h1"
          title={t.notFound()}
          actions={
            <PageLink to={form.href} className={buttonClass({ kind: 'primary' })}>
              {form.name}
            </PageLink>
          }
        >
          {t.notFoundText()}
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-5 font-display text-xl md:text-2xl">{t.submittedHeading()}</h1>
          <SubmissionStanding area={area} submission={submission} toShown={toShown} />
          {children}
        </>
      )}
    </div>
  )
}

interface SubmissionFactsProps {
  readonly facts: readonly { readonly name: string; readonly text: string | null }[]
  readonly className: string
}

export function SubmissionFacts({ facts, className }: SubmissionFactsProps) {
  return (
    <dl className="mt-8 border-t border-ink text-sm">
      {facts.map(({ name, text }) =>
        text === null ? null : (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-rule py-3"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className={`${className} text-ink`}>{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

interface Submission {
  readonly status: 'waiting' | 'approved' | 'refused'
  readonly reason: string | null
  readonly href: string | null
}

interface SubmissionStandingProps {
  readonly area: 'event' | 'owner'
  readonly submission: Submission
  readonly toShown: string
}

function SubmissionStanding({ area, submission, toShown }: SubmissionStandingProps) {
  const t = useMessages(area)
  const { status, href, reason } = submission
  if (status === 'waiting') return <Notice title={t.waiting()}>{t.waitingText()}</Notice>
  if (status === 'approved')
    return (
      <Notice kind="ok" title={t.approved()}>
        {href !== null && (
          <PageLink to={href} className="link inline-flex min-h-11 items-center">
            {toShown}
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
