import { isNamedCoin, namedCoins, type NamedCoin } from '../../../domain/offerings/fields/accepted-coins.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { IconName } from '../../ui/pictures/icon-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

export const coinIcons: Readonly<Record<NamedCoin, IconName>> = { BTC: 'bitcoin', ETH: 'ethereum' }

/** Bitcoin and ether by their icons; what else is taken as one word. */
export function CoinMarks({ coins }: { coins: readonly string[] }) {
  const t = useMessages('offerings')
  const others = coins.filter((coin) => !isNamedCoin(coin))
  return (
    <>
      {namedCoins
        .filter((coin) => coins.includes(coin))
        .map((coin) => (
          <span key={coin} className="mark mark-coin">
            <Icon name={coinIcons[coin]} className="size-4" />
            {coin}
          </span>
        ))}
      {others.length > 0 && (
        <span className="mark mark-coin" title={others.join(', ')}>
          <Icon name="coin" className="size-4" />
          {t.otherCoins()}
        </span>
      )}
    </>
  )
}
