import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { buttonClass } from '../ui/styles/button-class.ts'
import ErrorPage from './error-page.tsx'

/** It shows under the address of another page, or of none: brought to life there, the router would go and load that one. */
export const handle = { scripts: false }

const codes = new Set(['400', '429', '503'])

/**
 * What is sent in place of a page: its address is no text, as in `/search?q=%00`, or it is not rendered now. Made once, it
 * costs nothing when there is much to do.
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
        // The empty address is the one that was asked for.
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid
        <a href="" className={buttonClass({ kind: 'primary' })}>
          {t.retry()}
        </a>
      }
    />
  )
}
