import { lazy } from 'react'
import { payPath } from '../../words/addresses/sdk-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { NarrowPage } from './narrow-page.tsx'

const PayRequest = lazy(() => import('./pay/pay-request.tsx'))

/** The page behind the link of a payment request, for browsers on a device without the app. */
export default function PayPage() {
  const t = useMessages('sdk/pay')
  return (
    <div className="wrap pb-12">
      <PageHead title={t.heading()} description={t.description()} path={payPath} unlisted />
      <NarrowPage heading={t.heading()} lede={t.lede()} noScripts={t.noScripts()} className="pay-place">
        <PayRequest />
      </NarrowPage>
    </div>
  )
}
