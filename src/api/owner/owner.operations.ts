import type { Reply } from '../../contract/operations/operation.ts'
import type { Operations } from '../../contract/operations/operations.ts'
import { Refusal } from '../../contract/problems/problem.ts'
import { missingTexts } from '../../domain/kernel/form/missing-texts.ts'
import { newProjectForm, ownerForm } from '../../domain/offerings/owner-form/owner-form.ts'
import type { Queries } from '../database/database.ts'
import type { Implementations } from '../operations/implementation.ts'
import { findOwner, type OwnerDeps } from './find-owner.ts'
import { presentForm } from './owner.presenter.ts'
import { entryForm, saveOwnerEntry, type Entries } from './save-owner-entry.ts'

type CoinCandidates = Reply<Operations['listCoinCandidates']>['items']

interface Deps extends OwnerDeps {
  readonly entries: Entries
  readonly coinCandidates: (itemId: string, queries: Queries) => Promise<CoinCandidates>
}

type Names = 'getOwnerEntry' | 'saveOwnerEntry' | 'listCoinCandidates' | 'getOwnerForm'

export function implementOwner(deps: Deps): Pick<Implementations, Names> {
  const { database, entries, coinCandidates } = deps
  return {
    async getOwnerEntry({ authorization }, { language, address = '', isPrivate }) {
      isPrivate?.()
      const { item_id: itemId } = await findOwner({ authorization, caller: address }, deps)
      const entry = await entries.find({ itemId, lock: false }, database)
      if (entry === undefined) throw new Refusal('owner_key_invalid')
      const { version, values } = entryForm(entry)
      return {
        item_id: itemId,
        version,
        ...presentForm(ownerForm, language),
        values: { ...values },
        missing: missingTexts(ownerForm, values),
      }
    },

    async saveOwnerEntry({ authorization, version, values }, { language, address = '' }) {
      const key = await findOwner({ authorization, caller: address }, deps)
      const saved = await saveOwnerEntry({ key, version, values: { ...values }, language }, deps)
      return saved.status === 'saved'
        ? saved
        : { ...saved, values: { ...saved.values }, differing: [...saved.differing] }
    },

    async listCoinCandidates({ authorization }, { address = '', isPrivate }) {
      isPrivate?.()
      const { item_id: itemId } = await findOwner({ authorization, caller: address }, deps)
      return { items: await coinCandidates(itemId, database) }
    },

    async getOwnerForm(_, { language }) {
      return presentForm(newProjectForm, language)
    },
  }
}
