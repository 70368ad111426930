import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { buttonClass } from '../ui/styles/button-class.ts'
import ErrorPage from './error-page.tsx'

/** Sent without scripts, because the page is shown at the address of another page: the router would try to load that one. */
export const handle = { scripts: false }

const codes = new Set(['400', '429', '503'])

/**
 * Sent instead of a page whose address is malformed (`/search?q=%00`) or that is not rendered because of overload. It is rendered once
 * and cached, so it costs nothing under load.
 */
export function loader({ params: { code = '' } }: LoaderFunctionArgs) {
  const status = codes.has(code) ? Number(code) : 404
  return data(status, { status })
}

export default function Refused() {
  const t = useMessages('errors')
  return (
    <ErrorPage
      code={useLoaderData<number>()}
      retryButton={
        // An empty `href` reloads the requested address.
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid
        <a href="" className={buttonClass({ kind: 'primary' })}>
          {t.retry()}
        </a>
      }
    />
  )
}
