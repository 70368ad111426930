import { isInStores } from '../../domain/kernel/site/app-stores.ts'
import { invitePath } from '../../words/addresses/airdrop-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'
import { Notice } from '../ui/states/notice.tsx'

export default function InvitedStrip({ code }: { code: string }) {
  const t = useMessages('airdrop/own')
  const links = useLinks()
  const { appStores } = useSite()
  return (
    <div className="wrap">
      <Notice icon="gift" className="mt-4" title={t.invitedHeading()}>
        <p>{isInStores(appStores) ? t.invitedText({ code }) : t.invitedTextHere({ code })}</p>
        <PageLink to={links.inside(invitePath(code))} className="link inline-flex min-h-11 items-center">
          {t.invitedBack()}
        </PageLink>
      </Notice>
    </div>
  )
}
