import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Button } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

/** The English status text with which the blog's API refuses an impossible month. The page shows a translation instead. */
const invalidMonth = 'Not a valid year or month'

interface ErrorPageProps {
  /** The HTTP status, or 0 if the server could not be reached. */
  readonly code: number
  readonly answer?: { readonly data: unknown; readonly statusText: string }
  readonly retryButton?: ReactNode
}

export default function ErrorPage({ code, answer, retryButton }: ErrorPageProps) {
  // A load that throws a message for readers sets it both as data and as status text; other failures do not.
  const stated = answer?.data === answer?.statusText ? answer?.statusText : undefined
  const t = useMessages('errors')
  const links = useLinks()
  const { title, text, retry } = useErrorWords(code)
  return (
    <div className="wrap py-10">
      <PageHead title={title} description={text} unlisted />
      {code !== 0 && (
        <p className="mb-2 text-center text-xs text-ink-3">
          {t.statusCode({ code })}{' '}
          {stated === invalidMonth
            ? t.invalidMonth()
            : stated !== undefined && <span lang="en">{stated}</span>}
        </p>
      )}
      <EmptyState
        heading="h1"
        title={title}
        actions={
          <>
            {retry && (retryButton ?? <RetryButton />)}
            <PageLink to={links.home()} className={buttonClass({ kind: retry ? 'default' : 'primary' })}>
              {t.toHome()}
            </PageLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

function RetryButton() {
  const t = useMessages('errors')
  return (
    <Button kind="primary" onClick={() => window.location.reload()}>
      {t.retry()}
    </Button>
  )
}

function useErrorWords(code: number) {
  const t = useMessages('errors')
  if (code === 0) return { title: t.networkTitle(), text: t.networkText(), retry: true }
  if (code === 404 || code === 410) return { title: t.notFoundTitle(), text: t.notFoundText(), retry: false }
  if (code === 401 || code === 403)
    return { title: t.forbiddenTitle(), text: t.forbiddenText(), retry: false }
  if (code === 429) return { title: t.busyTitle(), text: t.busyText(), retry: true }
  if (code < 500) return { title: t.badRequestTitle(), text: t.badRequestText(), retry: false }
  if (code === 503) return { title: t.unavailableTitle(), text: t.unavailableText(), retry: true }
  return { title: t.serverTitle(), text: t.serverText(), retry: true }
}
