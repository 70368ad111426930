import { lazy, Suspense, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page/page-head.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../ui/states/skeleton.tsx'
import './dapps.css'

const Account = lazy(() => import('./account.tsx'))

interface OwnPageProps {
  readonly title: string
  readonly lede?: string
  readonly children: ReactNode
}

/** The layout of developer pages. The server renders it equally for everyone; the browser then loads the developer's data. */
export function DeveloperPage({ title, lede, children }: OwnPageProps) {
  const t = useMessages('dapps/page')
  return (
    <div className="wrap pb-12">
      <PageHead title={title} description={t.description()} unlisted />
      <div className="dapp-head">
        <div className="min-w-0">
          <h1 className="font-display text-xl md:text-2xl">{title}</h1>
          {lede !== undefined && <p className="mt-1 text-sm text-ink-3">{lede}</p>}
        </div>
        <div className="dapp-account noscript:hidden">
          <Suspense>
            <Account />
          </Suspense>
        </div>
      </div>
      <Notice kind="warn" className="hidden noscript:flex">
        <p>{t.noScripts()}</p>
      </Notice>
      <div className="noscript:hidden">
        <Suspense fallback={<DeveloperSkeleton />}>{children}</Suspense>
      </div>
    </div>
  )
}

export function DeveloperSkeleton() {
  const t = useMessages('dapps/page')
  return (
    <SkeletonGroup label={t.loading()}>
      <div className="grid gap-4 border-t border-ink pt-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </SkeletonGroup>
  )
}
