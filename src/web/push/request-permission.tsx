import { lazy, Suspense } from 'react'
import { notificationsPath } from '../../words/addresses/push-addresses.ts'
import type { Links } from '../addresses/links.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useLinks } from '../reader/use-links.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { Notice } from '../ui/states/notice.tsx'
import '../form/remote-select.css'
import type { LinkedSubject } from './request-permission.load.ts'

const Notifications = lazy(() => import('./notifications.tsx'))

const load = deferredLoad(() => import('./request-permission.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Explains the notifications before the browser asks for permission, which happens only when the reader presses the button. */
export default function RequestPermissionPage() {
  const t = useMessages('push/page')
  const links = useLinks()
  const { linkedSubject } = useLoaded(load)
  const heading = linkedSubject === null ? t.heading() : t.headingFor(linkedSubject)
  const back = linkedSubject === null ? links.home() : addressOf(linkedSubject, links)
  const crumbs = [
    { name: linkedSubject?.name ?? t.home(), to: back },
    { name: t.crumb(), to: links.inside(notificationsPath) },
  ]
  return (
    <div className="wrap pb-12">
      <PageHead title={heading} description={t.description()} path={notificationsPath} unlisted />
      <Breadcrumbs crumbs={crumbs} />
      <div className="max-w-[44rem]">
        <div className="pt-3 pb-5">
          <h1 className="font-display text-xl md:text-2xl">{heading}</h1>
          <p className="mt-1 text-sm text-ink-3">{t.lede()}</p>
        </div>
        <Promises />
        <Notice kind="warn" className="mt-6 hidden noscript:flex">
          <p>{t.noScripts()}</p>
        </Notice>
        <div className="mt-6 noscript:hidden">
          <Suspense>
            <Notifications key={linkedSubject?.id} linkedSubject={linkedSubject} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function addressOf({ kind, id }: LinkedSubject, links: Links): string {
  return kind === 'ico' ? links.offering(id) : links.coin(id)
}

function Promises() {
  const t = useMessages('push/page')
  return (
    <>
      <dl className="border-t border-ink">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-rule py-3">
          <dt className="col-span-2 grid grid-cols-subgrid text-sm font-strong text-ink">
            <Icon name="calendar" className="mt-0.5 text-accent" />
            {t.whatSales()}
          </dt>
          <dd className="col-start-2 text-sm text-ink-2">{t.whatSalesText()}</dd>
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-rule py-3">
          <dt className="col-span-2 grid grid-cols-subgrid text-sm font-strong text-ink">
            <Icon name="chart" className="mt-0.5 text-accent" />
            {t.whatPrices()}
          </dt>
          <dd className="col-start-2 text-sm text-ink-2">{t.whatPricesText()}</dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-ink-3">{t.promise()}</p>
    </>
  )
}
