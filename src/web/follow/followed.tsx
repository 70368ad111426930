import { followStatus } from '../../domain/follow/follow.ts'
import { confirmFollowPath } from '../../words/addresses/endpoints.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { LinkPage } from './link-page.tsx'
import { load } from './link.load.ts'

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Followed() {
  const t = useMessages('follow')
  const { token, link } = useLoaded(load)
  const subject = link?.name ?? t.siteNews()
  if (token === null || link === null)
    return <LinkPage title={t.linkInvalidTitle()} text={t.linkInvalidText()} link={null} />
  if (link.status === followStatus.waiting) {
    const form = { action: confirmFollowPath, token, button: t.confirmButton(), isPrimary: true }
    return <LinkPage title={t.confirmTitle({ subject })} text={t.confirmText()} form={form} link={link} />
  }
  return link.status === followStatus.following ? (
    <LinkPage title={t.confirmedTitle()} text={t.confirmedText({ subject })} link={link} />
  ) : (
    <LinkPage title={t.stoppedTitle()} text={t.stoppedText({ subject })} link={link} />
  )
}
