import { useEffect, useRef } from 'react'
import { submittedProjectPath } from '../../../words/owner-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

/** It was taken. The link is all that leads back to it, so it is shown whole. */
export function ProjectSent({ token, onMore }: { token: string; onMore: () => void }) {
  const t = useMessages('owner')
  const links = useLinks()
  const { language, origins } = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => title.current?.focus(), [])
  const path = submittedProjectPath(token)
  return (
    <div className="grid max-w-prose gap-5">
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
