import { lazy, Suspense } from 'react'
import { payPath } from '../../words/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { Notice } from '../ui/states/notice.tsx'
import './sdk.css'

const PayRequest = lazy(() => import('./pay/pay-request.tsx'))

/** Where the link of a payment request leads a browser without the app: what is asked for, and the code to scan. */
export default function PayPage() {
  const t = useMessages('sdk/pay')
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description()} path={payPath} unlisted />
      <div className="mx-auto max-w-[26rem]">
        <div className="pt-6 pb-5">
          <h1 className="font-display text-xl md:text-2xl">{t.heading()}</h1>
          <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
        </div>
        <Notice kind="warn" className="hidden noscript:flex">
          <p>{t.noScripts()}</p>
        </Notice>
        <div className="pay-place noscript:hidden">
          <Suspense>
            <PayRequest />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
