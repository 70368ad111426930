import { Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Client } from '../../../contract/calls/client.ts'
import type { SubmissionLink } from '../../../words/addresses/submission-link.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { never } from '../../reader/use-whole-search.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import type { LoadedStanding } from './load-submission.ts'
import { OwnLink } from './own-link.tsx'
import { arrival, sentSubmission } from './sent-submissions.ts'
import { SubmissionFacts, useStandingFacts, type Fact } from './submission-facts.tsx'
import { Withdraw } from './withdraw.tsx'
import './submission.css'

interface FoundProps {
  readonly area: 'event' | 'owner'
  readonly standing: LoadedStanding
  /** The page of what was published. */
  readonly shown: { readonly href: string | null; readonly text: string }
  /** The address of the form of something new. */
  readonly form: string
  readonly pathOf: (link: SubmissionLink) => string
  /** What was sent. */
  readonly facts: readonly Fact[]
  readonly withdraw: (client: Client, token: string) => Promise<unknown>
  /** The form with what was sent: to correct it while it waits, to send it again after it was refused or withdrawn. */
  readonly renderEditor: (back: string) => ReactNode
}

interface PartProps extends FoundProps {
  readonly receipt: string | null
  readonly link: SubmissionLink
}

/** A submission that was found: its state and, for a change, its form. */
export function FoundSubmission(props: FoundProps) {
  const own = useMessages('submission/page')
  const t = useMessages(props.area)
  const links = useLinks()
  const { standing, renderEditor, pathOf } = props
  const { search, state } = useLocation()
  const query = new URLSearchParams(search)
  const receipt = query.get('receipt')
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is on the page before, so the focus moves here.
  useEffect(() => {
    if (state === arrival) title.current?.focus()
  }, [state])
  const isOpen = query.has('edit') && standing.status !== 'approved'
  const link = receipt === null ? { token: standing.token } : { receipt }
  const parts = { ...props, receipt, link }
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="mb-5 font-display text-xl outline-none md:text-2xl">
        {t.submittedHeading()}
      </h1>
      {/* While a submission waits, its form says all that there is to say. */}
      {!(isOpen && standing.status === 'waiting') && (
        <div className={isOpen ? 'max-w-prose' : ''}>
          <Outcome {...parts} />
        </div>
      )}
      {isOpen ? (
        <Editing {...parts}>
          <Suspense>{renderEditor(links.inside(pathOf(link)))}</Suspense>
        </Editing>
      ) : (
        <Reading {...parts} />
      )}
      <p className="mt-4 hidden text-sm noscript:block">{own.needsScripts()}</p>
    </>
  )
}

function Outcome({ area, standing, receipt, shown }: PartProps) {
  const t = useMessages(area)
  const links = useLinks()
  const own = useMessages('submission/page')
  const { status, reason } = standing
  const isSent = useSyncExternalStore(
    never,
    () => sentSubmission(receipt) !== undefined,
    () => false,
  )
  if (status === 'waiting')
    return (
      <Notice kind={isSent ? 'ok' : 'info'} title={isSent ? t.sent() : t.waiting()}>
        {t.waitingText()}
      </Notice>
    )
  if (status === 'withdrawn') return <Notice title={own.withdrawn()}>{own.withdrawnText()}</Notice>
  if (status === 'refused')
    return (
      <Notice kind="warn" title={t.refused()}>
        {reason !== null && (
          <>
            <p>{t.reason()}</p>
            <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
          </>
        )}
      </Notice>
    )
  return (
    <Notice kind="ok" title={t.approved()}>
      {shown.href !== null && (
        <PageLink to={shown.href} className="link inline-flex min-h-11 items-center">
          {shown.text}
        </PageLink>
      )}
      <p>{own.closed()}</p>
      <PageLink
        to={links.contact({ purpose: 'correction' })}
        className="link inline-flex min-h-11 items-center"
      >
        {own.askToCorrect()}
      </PageLink>
    </Notice>
  )
}

function Editing({ standing, link, pathOf, children }: PartProps & { children: ReactNode }) {
  const own = useMessages('submission/page')
  const links = useLinks()
  const isCorrection = standing.status === 'waiting'
  return (
    <section aria-labelledby="editing" className="mt-8">
      <h2 id="editing" className="font-display text-lg">
        {isCorrection ? own.correctHeading() : own.sendAgainHeading()}
      </h2>
      <p className="mt-1 text-sm">{isCorrection ? own.correctText() : own.sendAgainText()}</p>
      {isCorrection && standing.email !== null && (
        <p className="mt-1 text-sm text-ink-3">{own.addressStays()}</p>
      )}
      <p className="mb-5 text-sm">
        <PageLink to={links.inside(pathOf(link))} className="link inline-flex min-h-11 items-center">
          {own.back()}
        </PageLink>
      </p>
      {children}
    </section>
  )
}

function Reading(props: PartProps) {
  const own = useMessages('submission/page')
  const t = useMessages(props.area)
  const links = useLinks()
  const { standing, receipt, pathOf, link, form, facts, withdraw } = props
  const { status, token } = standing
  const email = useSyncExternalStore(
    never,
    () => sentSubmission(receipt)?.email,
    () => undefined,
  )
  const edit = links.inside(pathOf({ ...link, isEditing: true }))
  return (
    <>
      {status !== 'approved' && (
        <p className="mt-5 flex flex-wrap gap-3 noscript:hidden">
          <PageLink to={edit} className={buttonClass({ kind: status === 'waiting' ? 'default' : 'primary' })}>
            {status === 'waiting' ? own.correct() : own.sendAgain()}
          </PageLink>
          {receipt !== null && (
            <PageLink to={form} className={buttonClass({ kind: 'quiet' })}>
              {t.another()}
            </PageLink>
          )}
        </p>
      )}
      <OwnLink path={pathOf({ token })} email={email} />
      <SubmissionFacts facts={useStandingFacts(standing)} className="tabular-nums" />
      <h2 className="mt-8 font-display text-lg">{own.content()}</h2>
      <SubmissionFacts facts={facts} className="wrap-anywhere whitespace-pre-line" />
      {status === 'waiting' && <Withdraw withdraw={(client) => withdraw(client, token)} />}
    </>
  )
}
