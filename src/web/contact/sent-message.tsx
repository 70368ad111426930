import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { Button } from '../ui/controls/button.tsx'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

/** It was taken: a moment ago on this page, or by the page that leads here. */
export function SentMessage({ onMore }: { onMore: (() => void) | undefined }) {
  const t = useMessages('contact')
  const links = useLinks()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-5">
      <Notice kind="ok" className="w-full">
        <h2 ref={title} tabIndex={-1} className="text-md outline-none">
          {t.sent()}
        </h2>
        <p>{t.sentText()}</p>
      </Notice>
      {onMore === undefined ? (
        <PageLink to={links.contact()} className={buttonClass({ kind: 'default' })}>
          {t.another()}
        </PageLink>
      ) : (
        <Button onClick={onMore}>{t.another()}</Button>
      )}
    </div>
  )
}
