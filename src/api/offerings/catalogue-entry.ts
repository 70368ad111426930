import { readInstant } from '../../domain/kernel/time/instant.ts'
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts'
import { localisedKeys } from '../../domain/kernel/text/text.ts'
import { industries } from '../../domain/offerings/fields/industries.ts'
import type { ListedOffering } from '../../domain/offerings/fields/offering.ts'

const excerptKeys = localisedKeys('excerpt')

/** What the catalogue keeps of an entry. */
export function catalogueEntryOf(entry: ListedOffering): CatalogueEntry {
  const coins = new Set(entry.accept_coins)
  const others = entry.accept_coins.filter((coin) => coin !== 'BTC' && coin !== 'ETH')
  return {
    id: entry.item_id,
    texts: {
      name: entry.name,
      symbol: entry.symbol ?? undefined,
      slogan: entry.slogan ?? undefined,
      excerpts: excerptKeys.flatMap((key) => entry[key] ?? []),
    },
    status: entry.status,
    createdAt: readInstant(entry.created_at) ?? 0,
    start: readInstant(entry.ico_start ?? ''),
    end: readInstant(entry.ico_end ?? ''),
    raised: amountOf(entry.raised_amount.usd),
    targetMin: amountOf(entry.target_amount_min.usd),
    targetMax: amountOf(entry.target_amount_max.usd),
    acceptsBitcoin: coins.has('BTC'),
    acceptsEthereum: coins.has('ETH'),
    acceptsOther: others.length > 0,
    industries: entry.industry.map((industry) => industries.indexOf(industry)),
    bonus: entry.attributes.BONUS,
    founderId: entry.attributes.FOUNDER_INFO_AVAIL,
    newChain: entry.attributes.NEW_CHAIN,
    codeAvail: entry.attributes.CODE_AVAIL,
    notUS: entry.not_us,
  }
}

/** A number is enough to sort and to filter by; what is shown comes from the entry itself. */
function amountOf(decimal: string | null): number | undefined {
  return decimal === null ? undefined : Number(decimal)
}
