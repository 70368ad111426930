import { invitedAppPath, quizPath } from '../../words/addresses/airdrop-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'

/** Inside the app it goes on to the quiz; elsewhere the app comes first, and this browser may play it. */
export function TakePart({ quizId, code }: { quizId: string; code: string | undefined }) {
  const t = useMessages('airdrop/page')
  const { inApp } = useSite()
  const links = useLinks()
  const quiz = links.inside(quizPath(quizId, code))
  if (inApp)
    return (
      <PageLink to={quiz} className={buttonClass({ kind: 'primary', className: 'w-full' })}>
        {t.start()}
      </PageLink>
    )
  return (
    <>
      <PageLink
        to={code === undefined ? links.app() : links.inside(invitedAppPath(code))}
        className={buttonClass({ kind: 'primary', className: 'w-full' })}
      >
        {t.takePartInApp()}
      </PageLink>
      <PageLink to={quiz} className={buttonClass({ className: 'w-full' })}>
        {t.tryHere()}
      </PageLink>
    </>
  )
}
