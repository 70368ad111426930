import { CoinFigures } from './coin-figures.tsx'
import { Converter } from './converter.tsx'
import type { ShownCoin } from './data/shown-coin.ts'

export default function CoinRail(shown: ShownCoin) {
  return (
    <div className="grid content-start gap-6">
      <Converter {...shown} />
      <CoinFigures {...shown} />
    </div>
  )
}
