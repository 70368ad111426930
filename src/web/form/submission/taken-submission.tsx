import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

interface TakenSubmissionProps {
  /** Whose words it is told in. */
  readonly area: 'event' | 'owner'
  /** Where it can be followed up. */
  readonly path: string
  readonly className: string
  readonly onMore: () => void
}

/** It was taken. The link is all that leads back to it, so it is shown whole. */
export function TakenSubmission({ area, path, className, onMore }: TakenSubmissionProps) {
  const t = useMessages(area)
  const links = useLinks()
  const { language, origins } = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the focus with it.
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
