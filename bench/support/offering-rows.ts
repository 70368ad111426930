import type { CatalogueEntry } from '../../src/catalogue/catalogue-entry.ts'
import { valuesIn } from './filter-values.ts'

export function offeringRow({
  id,
  texts,
  groups,
  start,
  end,
  raised,
  targetAmountMin,
  targetAmountMax,
}: CatalogueEntry) {
  const has = (name: 'coins' | 'features', value: string) =>
    valuesIn(name, groups[name]).some((one) => one === value)
  const [excerpt, excerpt_ja, excerpt_ko, excerpt_zh] = texts.excerpts
  return {
    item_id: id,
    name: texts.name,
    symbol: texts.symbol,
    slogan: texts.slogan,
    excerpt,
    excerpt_ja,
    excerpt_ko,
    excerpt_zh,
    status: Math.log2(groups.statuses),
    ico_start: dayOf(start),
    ico_end: dayOf(end),
    industry: valuesIn('industries', groups.industries),
    accept_coins: [
      ...(has('coins', 'acceptBitcoin') ? ['BTC'] : []),
      ...(has('coins', 'acceptEthereum') ? ['ETH'] : []),
      ...(has('coins', 'acceptOtherCoin') ? ['EUR'] : []),
    ],
    attributes: {
      BONUS: has('features', 'bonus'),
      FOUNDER_INFO_AVAIL: has('features', 'founderId'),
      NEW_CHAIN: has('features', 'newChain'),
      CODE_AVAIL: has('features', 'codeAvail'),
    },
    raised_amount: { usd: raised },
    target_amount_min: { usd: targetAmountMin },
    target_amount_max: { usd: targetAmountMax },
    urls: { Website: `https://${id}.example/`, Twitter: `https://twitter.com/${id}` },
    created_at: '2026-01-05T00:00:00Z',
  }
}

function dayOf(moment: number | undefined): string | undefined {
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10)
}
