import { randomUUID } from 'node:crypto'
import { Refusal } from '../../contract/problems/problem.ts'
import { usefulMilliseconds } from '../../domain/push/push-rules.ts'
import type { Caller, Implementations } from '../operations/implementation.ts'
import { queueNotes } from '../outbound/push/push-queue.store.ts'
import { proofOf, renewedProof } from './browser-proof.ts'
import { changePush, publicKeyOf, readPushState } from './change-push.ts'
import { deleteBrowser, findBrowser } from './push-browsers.store.ts'
import type { PushDeps } from './push-deps.ts'
import { testNote } from './push.notes.ts'
import { presentOff } from './push.presenter.ts'
import { readSubscription, saveSubscription, type SubscriptionInput } from './save-subscription.ts'

type Names = 'getPush' | 'turnPushOn' | 'renewPush' | 'turnPushOff' | 'testPush'

export function implementPush(deps: PushDeps): Pick<Implementations, Names> {
  const { database, now, hosts } = deps
  const publicKey = publicKeyOf(deps)

  const save = async (input: SubscriptionInput, { language }: Caller, proof: Uint8Array) => {
    if (hosts.length === 0) throw new Refusal('push_off')
    const subscription = readSubscription(input, { hosts, language })
    await saveSubscription({ proof, subscription, language, now: now() }, database)
  }

  return {
    async getPush(_, caller) {
      caller.isPrivate?.()
      const proof = proofOf(caller)
      const browser = proof && (await findBrowser(proof, database))
      return browser === undefined
        ? presentOff(publicKey)
        : readPushState({ browserId: browser.browser_id, language: caller.language }, deps)
    },

    async turnPushOn(input, caller) {
      const proof = renewedProof(caller)
      await save(input, caller, proof)
      const browser = await findBrowser(proof, database)
      return browser === undefined
        ? presentOff(publicKey)
        : readPushState({ browserId: browser.browser_id, language: caller.language }, deps)
    },

    async renewPush({ was, ...input }, caller) {
      const proof = proofOf(caller)
      const browser = proof && (await findBrowser(proof, database))
      if (proof === undefined || browser === undefined) throw new Refusal('push_not_on')
      // The browser states the endpoint that it has replaced (`was`). If that is no longer the stored one, the renewal is late
      // and must not overwrite a newer subscription.
      if (was === undefined || browser.endpoint === was) await save(input, caller, proof)
      return { isOn: true }
    },

    async turnPushOff(_, caller) {
      const proof = proofOf(caller)
      if (proof !== undefined) await deleteBrowser(proof, database)
      return presentOff(publicKey)
    },

    async testPush(_, caller) {
      await changePush(caller, deps, async ({ browser_id: browserId, language }, queries) => {
        const at = now()
        const usefulUntil = new Date(at.getTime() + usefulMilliseconds.test)
        const note = { ...testNote(language), browserId, key: `test ${randomUUID()}`, usefulUntil }
        await queueNotes([note], at, queries)
      })
      return { isQueued: true }
    },
  }
}
