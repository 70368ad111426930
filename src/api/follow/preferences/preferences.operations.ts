import { Refusal } from '../../../contract/problems/problem.ts'
import type { Language } from '../../../domain/kernel/site/language.ts'
import type { Queries } from '../../database/database.ts'
import type { Implementations } from '../../operations/implementation.ts'
import { fieldError } from '../../problems/field-errors.ts'
import { changePreferences, type ChangePreferencesDeps } from './change-preferences.ts'
import { findHolder } from './find-holder.ts'
import { followsOf } from './followers.store.ts'
import { presentPreferences } from './preferences.presenter.ts'

interface PreferencesDeps extends ChangePreferencesDeps {
  readonly namesOf: (
    wanted: { itemIds: readonly string[]; language: Language },
    queries: Queries,
  ) => Promise<ReadonlyMap<string, string>>
}

export function implementPreferences(
  deps: PreferencesDeps,
): Pick<Implementations, 'getFollowPreferences' | 'changeFollowPreferences'> {
  const { database, links, now } = deps
  const read = async (token: string, language: Language) => {
    const holder = await findHolder({ token, kind: 'preferences' }, deps)
    if (holder === undefined) throw new Refusal('follow_link_invalid')
    const follows = await followsOf(holder.email_key, database)
    const names = await deps.namesOf(
      { itemIds: follows.flatMap(({ item_id: id }) => id ?? []), language },
      database,
    )
    return presentPreferences({ holder, follows, names, links, now: now() })
  }
  return {
    async getFollowPreferences({ token }, caller) {
      caller.isPrivate?.()
      return read(token, caller.language)
    },

    async changeFollowPreferences({ token, ...change }, { language }) {
      const outcome = await changePreferences({ token, change }, deps)
      if (outcome === undefined) throw new Refusal('follow_link_invalid')
      if (outcome === 'erased') return { preferences: null }
      if (outcome === 'saved') return { preferences: await read(token, language) }
      const field =
        outcome === 'noTrigger' ? 'triggers' : outcome === 'unconfirmed' ? 'isConfirmed' : 'action'
      throw new Refusal('invalid_input', { errors: [fieldError({ field, code: 'required', language })] })
    },
  }
}
