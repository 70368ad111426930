import { namedSymbols, type NamedCoin } from '../../../domain/offerings/fields/accepted-coins.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { IconName } from '../../ui/pictures/icon-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

const drawn: Readonly<Partial<Record<NamedCoin, IconName>>> = { BTC: 'bitcoin', ETH: 'ethereum' }

export function coinIcon(symbol: string): IconName {
  return drawn[symbol as NamedCoin] ?? 'coin'
}

/** `others` lists the coins that have no mark of their own. */
export function CoinMarks({ coins, others }: { coins: readonly string[]; others: string }) {
  const t = useMessages('offerings')
  return (
    <>
      {namedSymbols
        .filter((coin) => coins.includes(coin))
        .map((coin) => (
          <span key={coin} className="mark mark-coin">
            <Icon name={coinIcon(coin)} className="size-4" />
            {coin}
          </span>
        ))}
      {others !== '' && (
        <span className="mark mark-coin" title={others}>
          <Icon name="coin" className="size-4" />
          {t.otherCoins()}
        </span>
      )}
    </>
  )
}
