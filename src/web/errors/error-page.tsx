import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageHead } from '../page/page-head.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'

/** 0 stands for a server that could not be reached. */
export default function ErrorPage({ code }: { code: number }) {
  const t = useMessages('errors')
  const links = useLinks()
  const { title, text, retry } = useErrorWords(code)
  return (
    <div className="wrap py-10">
      <PageHead title={title} description={text} unlisted />
      {code !== 0 && <p className="mb-2 text-center text-xs text-ink-3">{t.statusCode({ code })}</p>}
      <EmptyState
        heading="h1"
        title={title}
        actions={
          <>
            {retry && <RetryButton />}
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

function useErrorWords(code: number) {
  const t = useMessages('errors')
  if (code === 0) return { title: t.networkTitle(), text: t.networkText(), retry: true }
  if (code === 404 || code === 410) return { title: t.notFoundTitle(), text: t.notFoundText(), retry: false }
  if (code === 401 || code === 403)
    return { title: t.forbiddenTitle(), text: t.forbiddenText(), retry: false }
  if (code === 429) return { title: t.busyTitle(), text: t.busyText(), retry: true }
  if (code < 500) return { title: t.badRequestTitle(), text: t.badRequestText(), retry: false }
  return { title: t.serverTitle(), text: t.serverText(), retry: true }
}
