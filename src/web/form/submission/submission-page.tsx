import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHead } from '../../page/page-head.tsx'
import { never } from '../../reader/use-whole-search.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'
import { sentSubmission } from './sent-submissions.ts'

interface SubmissionPageProps {
  readonly area: 'event' | 'owner'
  /** The form of something new. */
  readonly form: { readonly href: string; readonly name: string }
  /** The submission; null if the link leads to none, or only this tab knows its link. */
  readonly children: ReactNode
}

export function SubmissionPage(props: SubmissionPageProps) {
  const t = useMessages(props.area)
  const query = new URLSearchParams(useLocation().search)
  const receipt = query.get('receipt')
  return (
    <div className={`wrap pt-6 pb-12 ${query.has('edit') ? '' : 'max-w-prose'}`}>
      <PageHead title={t.submittedHeading()} description={t.submittedDescription()} unlisted />
      {props.children !== null ? (
        <Suspense>{props.children}</Suspense>
      ) : receipt === null ? (
        <Missing {...props} title={t.notFound()} text={t.notFoundText()} />
      ) : (
        <FoundInTab {...props} receipt={receipt} />
      )}
    </div>
  )
}

function Missing({ form, title, text }: SubmissionPageProps & { title: string; text: string }) {
  return (
    <EmptyState
      heading="h1"
      title={title}
      actions={
        <PageLink to={form.href} className={buttonClass({ kind: 'primary' })}>
          {form.name}
        </PageLink>
      }
    >
      {text}
    </EmptyState>
  )
}

/** After a reload: the server does not know the link, the tab does. */
function FoundInTab(props: SubmissionPageProps & { receipt: string }) {
  const own = useMessages('submission/page')
  const t = useMessages(props.area)
  const { receipt } = props
  const { revalidate } = useRevalidator()
  const [isRequested, setRequested] = useState(false)
  const isKnown = useSyncExternalStore(
    never,
    () => sentSubmission(receipt) !== undefined,
    () => undefined,
  )
  useEffect(() => {
    if (isKnown === true) void revalidate().finally(() => setRequested(true))
  }, [isKnown, revalidate])
  if (isKnown === false) return <Missing {...props} title={own.elsewhere()} text={own.elsewhereText()} />
  if (isRequested) return <Missing {...props} title={t.notFound()} text={t.notFoundText()} />
  return (
    <>
      <h1 className="mb-5 font-display text-xl md:text-2xl">{t.submittedHeading()}</h1>
      <p className="hidden text-sm noscript:block">{own.elsewhereText()}</p>
      <div className="noscript:hidden">
        <SkeletonGroup label={t.submittedHeading()}>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="mt-6 h-40 w-full" />
        </SkeletonGroup>
      </div>
    </>
  )
}
