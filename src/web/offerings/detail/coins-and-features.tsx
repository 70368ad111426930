import { boxOfCoin } from '../../../domain/offerings/fields/accepted-coins.ts'
import type { Attribute } from '../../../domain/offerings/fields/offering-values.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { coinIcon } from '../sale/coins.tsx'
import { featureMarks } from '../sale/features.tsx'
import type { LoadedOffering } from './offering.load.ts'
import { Section } from './section.tsx'

export default function CoinsAndFeatures({ cell }: { cell: LoadedOffering['cell'] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Coins coins={cell.coins} />
      <Features has={cell.features} />
    </div>
  )
}

function Coins({ coins }: { coins: readonly string[] }) {
  const t = useMessages('offering')
  const list = useMessages('offerings')
  const words = useMessages('filters')
  const nameOf = (coin: string) => {
    const box = boxOfCoin(coin)
    return box === undefined ? coin : words[box]()
  }
  return (
    <Section small title={t.accept_coins()}>
      {coins.length === 0 && <p className="text-sm text-ink-3">{list.notDisclosed()}</p>}
      <ul className="grid gap-2 text-sm">
        {coins.map((coin) => (
          <li key={coin} className="flex items-center gap-2.5 font-strong text-ink">
            <Icon name={coinIcon(coin)} className="size-5.5" />
            {nameOf(coin)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Features({ has }: { has: readonly Attribute[] }) {
  const t = useMessages('offering')
  const words = useMessages('filters')
  const shown = featureMarks.filter(([attribute]) => has.includes(attribute))
  return (
    <Section small title={t.attributes()}>
      {shown.length === 0 && <p className="text-sm text-ink-3">{t.noFeature()}</p>}
      <ul className="grid gap-2 text-sm">
        {shown.map(([attribute, feature, icon]) => (
          <li key={attribute} className="flex items-center gap-2.5 font-strong text-ink">
            <Icon name={icon} className="size-5.5 text-ink-2" />
            {words[feature]()}
          </li>
        ))}
      </ul>
    </Section>
  )
}
