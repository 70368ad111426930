import { notificationsAddress } from '../../../words/addresses/push-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useLinks } from '../../reader/use-links.ts'
import { PageLink } from '../../ui/controls/page-link.tsx'
import { CoinFigures } from './coin-figures.tsx'
import { Converter } from './converter.tsx'
import type { ShownCoin } from './data/shown-coin.ts'

export default function CoinRail(shown: ShownCoin) {
  return (
    <div className="grid content-start gap-6">
      <Converter {...shown} />
      <CoinFigures {...shown} />
      <EmbedLink id={shown.coin.id} />
    </div>
  )
}

function EmbedLink({ id }: { id: string }) {
  const t = useMessages('coin')
  const links = useLinks()
  return (
    <p data-print="none" className="flex flex-wrap gap-x-6 text-xs">
      <PageLink
        to={links.inside(notificationsAddress({ coin: id }))}
        className="link inline-flex min-h-11 items-center"
      >
        {t.toNotifications()}
      </PageLink>
      <PageLink to={links.widget({ coins: id })} className="link inline-flex min-h-11 items-center">
        {t.toWidget()}
      </PageLink>
    </p>
  )
}
