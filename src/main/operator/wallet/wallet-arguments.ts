import { quoted, WrongArguments } from '../wrong-arguments.ts'

export type WalletCommand = { readonly name: 'wallet' } & (
  | { readonly act: 'status' }
  | { readonly act: 'deliveries'; readonly dappId?: string }
  | { readonly act: 'retry'; readonly deliveryId?: string }
)

export const walletUsage = `  npm run site -- wallet status
      What is in the sandbox wallet, what waits, and whether the ledger is whole; ends with 1 when it is not.
  npm run site -- wallet deliveries [DAPP]
      The last webhooks, of all dApps or of one, and what came of them.
  npm run site -- wallet retry DELIVERY|all
      Sends webhooks that were given up once more, from the beginning.`

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Of what follows `wallet`. */
export function readWalletArguments([act, input, extra]: readonly string[]): WalletCommand {
  if (act === undefined) throw new WrongArguments('Say what to do with wallet.')
  const tooMany = act === 'status' ? input : extra
  if (tooMany !== undefined) throw new WrongArguments(`${quoted(tooMany)} is one word too many.`)
  if (act === 'status') return { name: 'wallet', act }
  if (act === 'deliveries') return { name: 'wallet', act, ...(input !== undefined && { dappId: input }) }
  if (act !== 'retry') throw new WrongArguments(`There is no wallet ${quoted(act)}.`)
  if (input === 'all') return { name: 'wallet', act }
  if (input === undefined || !uuid.test(input))
    throw new WrongArguments('Say the id of a delivery, as wallet deliveries lists it, or all.')
  return { name: 'wallet', act, deliveryId: input }
}
