import type { CatalogueEntry } from '../../src/catalogue/catalogue-entry.ts'

const industries = ['Banking', 'Energy', 'Health', 'Platform', 'Software', 'Other']

/** An entry as a line of an import file. */
export function offeringRow({
  id,
  texts,
  status,
  start,
  end,
  raised,
  targetMin,
  targetMax,
  ...rest
}: CatalogueEntry) {
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
    status,
    ico_start: dayOf(start),
    ico_end: dayOf(end),
    industry: rest.industries.map((index) => industries[index % industries.length]),
    accept_coins: [
      ...(rest.acceptsBitcoin ? ['BTC'] : []),
      ...(rest.acceptsEthereum ? ['ETH'] : []),
      ...(rest.acceptsOther ? ['EUR'] : []),
    ],
    attributes: {
      BONUS: rest.bonus,
      FOUNDER_INFO_AVAIL: rest.founderId,
      NEW_CHAIN: rest.newChain,
      CODE_AVAIL: rest.codeAvail,
    },
    raised_amount: { usd: raised },
    target_amount_min: { usd: targetMin },
    target_amount_max: { usd: targetMax },
    urls: { Website: `https://${id}.example/`, Twitter: `https://twitter.com/${id}` },
    created_at: '2026-01-05T00:00:00Z',
  }
}

function dayOf(moment: number | undefined): string | undefined {
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10)
}
