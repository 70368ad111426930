import { isCoinId } from '../../../domain/kernel/text/coin-id.ts'
import { coinDecisions } from '../../../domain/offerings/coin/coin-candidates.ts'
import { isOfferingId } from '../../../domain/offerings/fields/offering-id.ts'
import { choice, flag, optional, required } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { WrongArguments } from '../command/wrong-arguments.ts'

const missingEntry = 'Say the id of an entry, such as hinode-grid.'
const missingCoin = 'Say the id of a coin with --coin, such as bitcoin.'

const entry = required('ITEM_ID', missingEntry, (word) => {
  if (!isOfferingId(word)) throw new WrongArguments(missingEntry)
  return word
})

const coin = required('COIN_ID', missingCoin, (word) => {
  if (!isCoinId(word)) throw new WrongArguments(missingCoin)
  return word
})

const reason = optional('TEXT')

const load = () => import('./run-coin-links.ts')

export const coinLinks: Thing = {
  help: 'Which coin of the market each token sale sold. A pair is shown only after it was set here, approved or imported.',
  verbs: {
    list: verb({
      help: 'Lists pairs of a sale and a coin with the same symbol, name or website, what the rule decides and why, and counts them. --decision selects some.',
      options: { decision: choice(coinDecisions, '--decision'), json: flag },
      run: async (input, deps) => (await load()).listPairs(input, deps),
    }),
    show: verb({
      help: 'Shows the candidates for one sale with their reasons, and the decisions about it.',
      id: entry,
      run: async (input, deps) => (await load()).showSale(input, deps),
    }),
    set: verb({
      help: 'Links a sale to a coin. The reason is kept for operators.',
      id: entry,
      options: { coin, reason },
      run: async (input, deps) => (await load()).set(input, deps),
    }),
    clear: verb({
      help: 'Unlinks a sale from its coin.',
      id: entry,
      options: { reason },
      run: async (input, deps) => (await load()).clear(input, deps),
    }),
    approve: verb({
      help: "Accepts what the owner's form says about the coin.",
      id: entry,
      options: { reason },
      run: async (input, deps) => (await load()).approve(input, deps),
    }),
    refuse: verb({
      help: "Refuses what the owner's form says about the coin; the sale stays as it is.",
      id: entry,
      options: { reason },
      run: async (input, deps) => (await load()).refuse(input, deps),
    }),
    undo: verb({
      help: 'Takes back the last decision about a sale.',
      id: entry,
      run: async (input, deps) => (await load()).undo(input, deps),
    }),
  },
}
