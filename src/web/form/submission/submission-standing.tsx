import { useMessages } from '../../i18n/use-messages.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'

export interface Submission {
  readonly status: 'waiting' | 'approved' | 'refused'
  readonly reason: string | null
  /** Where it is shown by now. */
  readonly href: string | null
}

interface SubmissionStandingProps {
  /** Whose words it is told in. */
  readonly area: 'event' | 'owner'
  readonly submission: Submission
  /** What leads to where it is shown says. */
  readonly toShown: string
}

/** Where it stands: it waits for somebody to look at it, is shown, or is not, and why. */
export function SubmissionStanding({ area, submission, toShown }: SubmissionStandingProps) {
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
