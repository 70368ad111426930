import type { Offering } from '../../domain/offerings/fields/offering.ts'
import type { ProjectMarks } from '../../domain/offerings/owner-form/project-marks.ts'
import type { Queries } from '../database/database.ts'
import { takenIds, unknownCoins } from './offerings.store.ts'
import { saveOfferings } from './save-offerings.ts'
import { similarOfferings } from './similar-offerings.store.ts'
import { storedOfferings } from './stored-offerings.store.ts'

const maxIdSuffixes = 50

/** Access to entries for the owner's form. It includes hidden entries and the private mail address of the owner. */
export const ownerEntries = {
  async find(
    { itemId, lock }: { itemId: string; lock: boolean },
    queries: Queries,
  ): Promise<Offering | undefined> {
    const [row] = await storedOfferings({ itemIds: [itemId], lock }, queries)
    return row && { ...row.entry, feedback_email: row.feedback_email, coin_claim: row.coin_claim }
  },

  async save(
    { offering, source, now }: { offering: Offering; source: 'owner' | 'operator'; now: Date },
    queries: Queries,
  ): Promise<void> {
    await saveOfferings({ offerings: [offering], source, now }, queries)
  },

  hasCoin: async (coinId: string, queries: Queries) => (await unknownCoins([coinId], queries)).length === 0,

  similar: (marks: ProjectMarks, queries: Queries) => similarOfferings(marks, queries),

  async freeId(id: string, queries: Queries): Promise<string | undefined> {
    const ids = [id, ...Array.from({ length: maxIdSuffixes }, (_, n) => `${id.slice(0, 76)}-${n + 2}`)]
    const taken = new Set(await takenIds(ids, queries))
    return ids.find((candidate) => !taken.has(candidate))
  },
}
