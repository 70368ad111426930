import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

interface SubmissionReceivedProps {
  readonly area: 'event' | 'owner'
  readonly path: string
  readonly className: string
  readonly onMore: () => void
}

/** The full link is shown, because there is no other way back to the submission. */
export function SubmissionReceived({ area, path, className, onMore }: SubmissionReceivedProps) {
  const t = useMessages(area)
  const links = useLinks()
  const { language, origins } = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button has disappeared with the focus, so the focus moves here.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={className}>
      <Notice kind="ok">
        <h2 ref={title} tabIndex={-1} className="text-md outline-none">
          {t.sent()}
        </h2>
        <p>{t.sentText()}</p>
      </Notice>
      <label className="grid gap-1 text-xs text-ink-3">
        {t.trackingAddress()}
        <input
          readOnly
          value={origins[language] + path}
          onFocus={(event) => event.currentTarget.select()}
          className="control"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <PageLink to={links.inside(path)} className={buttonClass({ kind: 'primary' })}>
          {t.track()}
        </PageLink>
        <Button onClick={onMore}>{t.another()}</Button>
      </div>
    </div>
  )
}
