import { randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { usefulMilliseconds } from '../../domain/push/push-rules.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { queueNotes } from '../outbound/push/push-queue.store.ts'
import { proofOf, renewedProof } from './browser-proof.ts'
import { changePush, publicKeyOf, shownPush } from './change-push.ts'
import { deleteBrowser, findBrowser } from './push-browsers.store.ts'
import type { PushNeeds } from './push-needs.ts'
import { testNote } from './push.notes.ts'
import { presentOff } from './push.presenter.ts'
import { readSubscription, saveSubscription, type GivenSubscription } from './save-subscription.ts'

type Names = 'getPush' | 'turnPushOn' | 'renewPush' | 'turnPushOff' | 'testPush'

export function implementPush(needs: PushNeeds): Pick<Implementations, Names> {
  const { database, now, hosts } = needs
  const publicKey = publicKeyOf(needs)

  const save = async (given: GivenSubscription, { language }: Caller, proof: Uint8Array) => {
    if (hosts.length === 0) throw new Refusal('push_off')
    const subscription = readSubscription(given, { hosts, language })
    await saveSubscription({ proof, subscription, language, now: now() }, database)
  }

  return {
    async getPush(_, caller) {
      caller.isPrivate?.()
      const proof = proofOf(caller)
      const browser = proof && (await findBrowser(proof, database))
      return browser === undefined
        ? presentOff(publicKey)
        : shownPush({ browserId: browser.browser_id, language: caller.language }, needs)
    },

    async turnPushOn(given, caller) {
      const proof = renewedProof(caller)
      await save(given, caller, proof)
      const browser = await findBrowser(proof, database)
      return browser === undefined
        ? presentOff(publicKey)
        : shownPush({ browserId: browser.browser_id, language: caller.language }, needs)
    },

    async renewPush({ was, ...given }, caller) {
      const proof = proofOf(caller)
      const browser = proof && (await findBrowser(proof, database))
      if (proof === undefined || browser === undefined) throw new Refusal('push_not_on')
      // One that comes late does not undo what was saved since.
      if (was === undefined || browser.endpoint === was) await save(given, caller, proof)
      return { isOn: true }
    },

    async turnPushOff(_, caller) {
      const proof = proofOf(caller)
      if (proof !== undefined) await deleteBrowser(proof, database)
      return presentOff(publicKey)
    },

    async testPush(_, caller) {
      await changePush(caller, needs, async ({ browser_id: browserId, language }, queries) => {
        const at = now()
        const usefulUntil = new Date(at.getTime() + usefulMilliseconds.test)
        const note = { ...testNote(language), browserId, key: `test ${randomUUID()}`, usefulUntil }
        await queueNotes([note], at, queries)
      })
      return { isQueued: true }
    },
  }
}
