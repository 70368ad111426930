import { numberField } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'

const browser = numberField('Say the number of a browser, as push status lists it.')

const load = () => import('./run-push.ts')

export const push: Thing = {
  help: 'Push notifications to browsers.',
  verbs: {
    status: verb({
      help: 'Shows how many browsers get notifications, how many notifications wait and were sent in a day, and the latest browsers.',
      run: async (_, deps) => (await load()).showStatus(deps),
    }),
    test: verb({
      help: 'Queues a test notification to a browser; the running site sends it.',
      id: browser,
      run: async (input, deps) => (await load()).test(input, deps),
    }),
    drop: verb({
      help: 'Ends notifications to a browser, and deletes its follows and price alerts.',
      id: browser,
      run: async (input, deps) => (await load()).drop(input, deps),
    }),
  },
}
