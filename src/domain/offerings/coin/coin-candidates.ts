import { projectMarks } from '../owner-form/project-marks.ts'

/**
 * A sale belongs to a coin only when the operator has confirmed it. Symbols are not unique, names can be copied, and copies of
 * well-known tokens are the oldest fraud of the field: the sale of `XRP20` has the symbol of XRP.
 *
 * This file only sorts the pairs that an operator should look at. Whatever it says, a pair is not shown before it is linked:
 *
 * - `linked`: the operator has confirmed the pair. Only these are shown.
 * - `claimed`: the owner of the sale says so, and the operator has not decided yet.
 * - `elsewhere`: the sale is linked to another coin.
 * - `likely`: the same website, or the same symbol and the same name.
 * - `possible`: the same symbol and a name that differs by words like `token`; or the same name with another symbol.
 * - `unlikely`: only the symbol is the same.
 */
export const coinDecisions = ['linked', 'claimed', 'elsewhere', 'likely', 'possible', 'unlikely'] as const
export type CoinDecision = (typeof coinDecisions)[number]

export const coinReasons = ['same_symbol', 'same_name', 'similar_name', 'same_website'] as const
export type CoinReason = (typeof coinReasons)[number]

export interface CoinPair {
  readonly sale: {
    readonly name: string
    readonly symbol: string | null
    readonly url: string | null
    readonly coin_id: string | null
    readonly coin_claim: string | null
  }
  readonly coin: {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly website: string | null
  }
}

export function coinReasonsOf({ sale, coin }: CoinPair): readonly CoinReason[] {
  const isSameName = joined(sale.name) === joined(coin.name)
  const holds: Readonly<Record<CoinReason, boolean>> = {
    same_symbol: sale.symbol?.toUpperCase() === coin.symbol.toUpperCase(),
    same_name: isSameName,
    similar_name: !isSameName && isSimilarName(sale.name, coin.name),
    same_website: isSameHost(sale, { name: coin.name, symbol: coin.symbol, url: coin.website }),
  }
  return coinReasons.filter((reason) => holds[reason])
}

export function decideCoin(pair: CoinPair, reasons = coinReasonsOf(pair)): CoinDecision {
  const { sale, coin } = pair
  if (sale.coin_id === coin.id) return 'linked'
  if (sale.coin_claim === coin.id) return 'claimed'
  if (sale.coin_id !== null) return 'elsewhere'
  const has = (reason: CoinReason) => reasons.includes(reason)
  if (has('same_website') || (has('same_symbol') && has('same_name'))) return 'likely'
  return has('same_name') || (has('same_symbol') && has('similar_name')) ? 'possible' : 'unlikely'
}

const genericWords = new Set(
  'blockchain chain coin crypto finance foundation ico io labs network platform project protocol sto tge the token'.split(
    ' ',
  ),
)

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

function joined(name: string): string {
  return wordsOf(name).join('')
}

/** `Basic Attention Token` and `The Basic Attention` are similar; `XRP20` and `XRP` are not. */
function isSimilarName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    wordsOf(name)
      .filter((word) => !genericWords.has(word))
      .join(''),
  )
  return a === b && a !== ''
}

function isSameHost(
  sale: CoinPair['sale'],
  coin: { readonly name: string; readonly symbol: string; readonly url: string | null },
): boolean {
  const { host } = projectMarks(sale)
  return host !== null && host === projectMarks(coin).host
}
