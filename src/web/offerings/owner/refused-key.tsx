import { FocusedNotice } from '../../form/focused-notice.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { buttonClass } from '../../ui/styles/button-class.ts'

interface RefusedKeyProps {
  readonly text: string | undefined
  readonly onSubmitInstead: () => void
}

export default function RefusedKey({ text, onSubmitInstead }: RefusedKeyProps) {
  const t = useMessages('owner')
  const links = useLinks()
  return (
    <FocusedNotice kind="error" title={t.keyRefused()}>
      <p>{text}</p>
      <p>{t.keyHelp()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <PageLink to={links.contact({ purpose: 'correction' })} className={buttonClass({ kind: 'primary' })}>
          {t.toContact()}
        </PageLink>
        <Button onClick={onSubmitInstead}>{t.submitInstead()}</Button>
      </div>
    </FocusedNotice>
  )
}
