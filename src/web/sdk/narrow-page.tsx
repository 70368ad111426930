import { Suspense, type ReactNode } from 'react'
import { Notice } from '../ui/states/notice.tsx'
import './sdk.css'

interface NarrowPageProps {
  readonly heading: string
  readonly lede: string
  readonly noScripts: string
  readonly className?: string
  readonly children: ReactNode
}

export function NarrowPage({ heading, lede, noScripts, className = '', children }: NarrowPageProps) {
  return (
    <div className="sdk-narrow mx-auto">
      <div className="pt-6 pb-5">
        <h1 className="font-display text-xl md:text-2xl">{heading}</h1>
        <p className="mt-1 text-sm text-ink-3">{lede}</p>
      </div>
      <Notice kind="warn" className="hidden noscript:flex">
        <p>{noScripts}</p>
      </Notice>
      <div className={`${className} noscript:hidden`}>
        <Suspense>{children}</Suspense>
      </div>
    </div>
  )
}
