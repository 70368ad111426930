import { followAddress } from '../../words/addresses/follow-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { buttonClass } from '../ui/styles/button-class.ts'
import { PlainFollowForm } from './plain-follow-form.tsx'

export function PlainFollow({ itemId }: { itemId: string | null }) {
  const t = useMessages('follow')
  const links = useLinks()
  if (itemId === null) return <PlainFollowForm />
  return (
    <a href={links.inside(followAddress({ item: itemId }))} className={buttonClass({ kind: 'primary' })}>
      <Icon name="bell" />
      {t.follow()}
    </a>
  )
}
