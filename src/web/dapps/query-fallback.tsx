import { dappListPath } from '../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { Button } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { DeveloperSkeleton } from './developer-page.tsx'

export function QueryFallback({
  kind,
  again,
}: {
  kind: 'loading' | 'failed' | 'missing'
  again: () => void
}) {
  const t = useMessages('dapps/page')
  const links = useLinks()
  if (kind === 'loading') return <DeveloperSkeleton />
  if (kind === 'missing')
    return (
      <EmptyState
        title={t.missing()}
        actions={
          <PageLink to={links.inside(dappListPath)} className={buttonClass({ kind: 'primary' })}>
            {t.toList()}
          </PageLink>
        }
      >
        {t.missingText()}
      </EmptyState>
    )
  return (
    <Notice kind="error" role="alert" title={t.serverError()}>
      <p>{t.serverErrorText()}</p>
      <div className="mt-3">
        <Button onClick={again}>{t.retry()}</Button>
      </div>
    </Notice>
  )
}
