import { isOfferingId } from '../../../domain/offerings/fields/offering-id.ts'
import { flag, required } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { WrongArguments } from '../command/wrong-arguments.ts'

const missingEntry = 'Say the id of an entry, such as hinode-grid.'
const missingKey = 'Say a key, such as K12, or the id of an entry.'

const entry = required('ITEM_ID', missingEntry, (word) => {
  if (!isOfferingId(word)) throw new WrongArguments(missingEntry)
  return word
})

const keyOrEntry = required('KEY|ITEM_ID', missingKey, (word) => {
  const keyId = /^K([1-9]\d{0,17})$/.exec(word)?.[1] ?? null
  if (keyId === null && !isOfferingId(word)) throw new WrongArguments(missingKey)
  return { keyId, itemId: keyId === null ? word : null }
})

const load = () => import('./run-owner-keys.ts')

export const ownerKeys: Thing = {
  help: 'Keys with which owners of projects edit their entries.',
  verbs: {
    list: verb({
      help: 'Lists keys: the entry, when the key was issued, last used and revoked.',
      run: async (_, deps) => (await load()).listKeys(deps),
    }),
    issue: verb({
      help: "Issues a key for an entry and prints its link once. With --mail the link goes only to the owner's address.",
      id: entry,
      options: { mail: flag },
      run: async (input, deps) => (await load()).issue(input, deps),
    }),
    revoke: verb({
      help: 'Revokes one key, K12 for example, or all keys of an entry.',
      id: keyOrEntry,
      run: async (input, deps) => (await load()).revoke(input, deps),
    }),
  },
}
