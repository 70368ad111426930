import { flag, optional } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { WrongArguments } from '../command/wrong-arguments.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const missing = 'Say the id of a delivery, as deliveries list shows it, or --all.'

const load = () => import('./run-wallet.ts')

export const wallet: Thing = {
  help: 'The ledger of the sandbox wallet.',
  verbs: {
    status: verb({
      help: 'Shows balances, open payment requests and waiting webhooks, and checks the ledger; the exit code is 1 if it is wrong.',
      run: async (_, deps) => (await load()).showStatus(deps),
    }),
  },
}

export const deliveries: Thing = {
  help: 'Webhooks to the servers of dApps.',
  verbs: {
    list: verb({
      help: 'Lists the latest webhooks and their outcomes, of all dApps or of the one whose id is --dapp.',
      options: { dapp: optional('ID') },
      run: async (input, deps) => (await load()).listDeliveries(input, deps),
    }),
    retry: verb({
      help: 'Sends a webhook again that the site has given up, or with --all every such webhook.',
      id: optional('ID', (word) => {
        if (!uuid.test(word)) throw new WrongArguments(missing)
        return word
      }),
      options: { all: flag },
      check({ id, all }) {
        if ((id === undefined) !== all) throw new WrongArguments(missing)
      },
      run: async (input, deps) => (await load()).retry(input, deps),
    }),
  },
}
