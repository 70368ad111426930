import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'

const drawn = { BTC: 'bitcoin', ETH: 'ethereum' } as const

/** Bitcoin and ether by their icons; what else is taken as one word. */
export function CoinMarks({ coins }: { coins: readonly string[] }) {
  const t = useMessages('offerings')
  const others = coins.filter((coin) => coin !== 'BTC' && coin !== 'ETH')
  return (
    <>
      {(['BTC', 'ETH'] as const)
        .filter((coin) => coins.includes(coin))
        .map((coin) => (
          <span key={coin} className="mark mark-coin">
            <Icon name={drawn[coin]} className="size-4" />
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
