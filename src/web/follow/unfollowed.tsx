import { followStatus } from '../../domain/follow/follow.ts'
import { stopFollowPath } from '../../words/addresses/endpoints.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { LinkPage } from './link-page.tsx'
import { load } from './link.load.ts'

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Unfollowed() {
  const t = useMessages('follow')
  const { token, link } = useLoaded(load)
  const subject = link?.name ?? t.siteNews()
  if (token === null) return <LinkPage title={t.howToStopTitle()} text={t.howToStopText()} link={null} />
  if (link === null) return <LinkPage title={t.linkInvalidTitle()} text={t.linkInvalidText()} link={null} />
  if (link.status === followStatus.notFollowing)
    return <LinkPage title={t.stoppedTitle()} text={t.stoppedText({ subject })} link={link} />
  const form = { action: stopFollowPath, token, button: t.stop(), isPrimary: true }
  return <LinkPage title={t.stopTitle({ subject })} text={t.stopText()} form={form} link={link} />
}
