import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { LoadedContact } from '../contact.load.ts'

/** The offering that the message is about, where a link has named one. */
export function AboutItem({ item }: Pick<LoadedContact, 'item'>) {
  const t = useMessages('contact')
  const links = useLinks()
  if (item === null) return null
  return (
    <Notice className="mb-5">
      <PageLink to={links.offering(item.id)} className="link inline-flex min-h-8 items-center">
        {t.about({ name: item.name })}
      </PageLink>
    </Notice>
  )
}
