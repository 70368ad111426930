import {
  coinDecisionsOf,
  eachPair,
  type CoinDecisionRow,
  type CoinPairRow,
} from '../../../api/offerings/coins/coin-links.store.ts'
import {
  CoinLinkRefused,
  candidateOf,
  coinCandidates,
  isCandidate,
  setCoin,
  settleClaim,
  undoCoin,
  type CoinCandidate,
} from '../../../api/offerings/coins/coin-links.ts'
import { storedOfferings } from '../../../api/offerings/stored-offerings.store.ts'
import {
  coinDecisions,
  coinReasons,
  type CoinDecision,
} from '../../../domain/offerings/coin/coin-candidates.ts'
import { printLines, type OperatorDeps } from '../command/operator-deps.ts'

interface Sale {
  readonly id: string
}
type Reasoned = Sale & { readonly reason: string | undefined }

export async function listPairs(
  { decision, json }: { decision: CoinDecision | undefined; json: boolean },
  { print, withDatabase }: OperatorDeps,
): Promise<void> {
  await withDatabase(async (database) => {
    const counts = new Map<string, number>()
    let pairs = 0
    await eachPair(async (rows) => {
      for (const row of rows) {
        const candidate = candidateOf(row)
        if (!isCandidate(candidate) || (decision !== undefined && candidate.decision !== decision)) continue
        print(json ? jsonOf(row, candidate) : pairLine(row, candidate))
        pairs++
        const same = `${candidate.decision}: ${reasonsText(candidate)}`
        counts.set(same, (counts.get(same) ?? 0) + 1)
      }
    }, database)
    if (json) return
    const sorted = [...counts].toSorted(([a, m], [b, n]) => placeOf(a) - placeOf(b) || n - m)
    for (const [same, count] of sorted) print(`${String(count).padStart(6)}  ${same}`)
    print(`${pairs} pairs; only linked ones are shown on the site`)
  })
}

function placeOf(line: string): number {
  return coinDecisions.findIndex((decision) => line.startsWith(`${decision}:`))
}

export async function showSale({ id }: Sale, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const [stored] = await storedOfferings({ itemIds: [id], lock: false }, database)
    if (stored === undefined) throw new CoinLinkRefused(`There is no entry ${id}.`)
    const candidates = await coinCandidates(id, database)
    const decisions = await coinDecisionsOf(id, database)
    const { entry, coin_claim: claim } = stored
    return [
      `${id}  ${entry.name}  ${entry.symbol ?? '-'}  ${entry.url ?? '-'}`,
      `coin: ${entry.coin_id ?? 'none'}`,
      ...(claim === entry.coin_id ? [] : [`the owner says: ${claim ?? 'none'}; approve or refuse it`]),
      ...candidates.map((candidate) => `candidate: ${candidateText(candidate)}`),
      ...decisions.map(decisionLine),
    ]
  })
}

export async function set({ id, coin, reason }: Reasoned & { coin: string }, deps: OperatorDeps) {
  await printLines(deps, async (database) => {
    await setCoin({ itemId: id, coinId: coin, reason: reason ?? null, now: new Date() }, database)
    return [linkedLine(id, coin)]
  })
}

export async function clear({ id, reason }: Reasoned, deps: OperatorDeps) {
  await printLines(deps, async (database) => {
    await setCoin({ itemId: id, coinId: null, reason: reason ?? null, now: new Date() }, database)
    return [linkedLine(id, null)]
  })
}

export async function approve({ id, reason }: Reasoned, deps: OperatorDeps) {
  await settle({ id, reason, approve: true }, deps)
}

export async function refuse({ id, reason }: Reasoned, deps: OperatorDeps) {
  await settle({ id, reason, approve: false }, deps)
}

async function settle(
  { id, reason, approve: isApproved }: Reasoned & { approve: boolean },
  deps: OperatorDeps,
): Promise<void> {
  await printLines(deps, async (database) => {
    const input = { itemId: id, reason: reason ?? null, now: new Date(), approve: isApproved }
    return [linkedLine(id, (await settleClaim(input, database)).coinId)]
  })
}

export async function undo({ id }: Sale, deps: OperatorDeps): Promise<void> {
  await printLines(deps, async (database) => {
    const { coinId } = await undoCoin({ itemId: id, now: new Date() }, database)
    return [`Taken back. ${linkedLine(id, coinId)}`]
  })
}

function linkedLine(itemId: string, coinId: string | null): string {
  return coinId === null ? `${itemId} is linked to no coin.` : `${itemId} is linked to ${coinId}.`
}

function reasonsText({ reasons }: CoinCandidate): string {
  return coinReasons.filter((reason) => reasons.includes(reason)).join(' + ') || 'nothing in common'
}

function candidateText(candidate: CoinCandidate): string {
  const { coin, decision } = candidate
  return [coin.id, coin.symbol, coin.name, decision, reasonsText(candidate)].join('  ')
}

function pairLine({ item_id, name, symbol, hidden }: CoinPairRow, candidate: CoinCandidate): string {
  const sale = [item_id, symbol ?? '-', name, ...(hidden ? ['hidden'] : [])].join('  ')
  return `${sale}  ->  ${candidateText(candidate)}`
}

function jsonOf({ item_id, name, symbol }: CoinPairRow, { coin, decision, reasons }: CoinCandidate): string {
  return JSON.stringify({ item_id, name, symbol, coin, decision, reasons })
}

function decisionLine({ decided_at, coin_id, coin_before, reason, undone_at }: CoinDecisionRow): string {
  return [
    decided_at.toISOString(),
    `${coin_before ?? 'none'} -> ${coin_id ?? 'none'}`,
    ...(reason === null ? [] : [reason]),
    ...(undone_at === null ? [] : [`taken back ${undone_at.toISOString()}`]),
  ].join('  ')
}
