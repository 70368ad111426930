import type { Offering } from '../../domain/offerings/fields/offering.ts'
import type { ProjectMarks } from '../../domain/offerings/owner-form/project-marks.ts'
import type { Queries } from '../database/database.ts'
import { similarOfferings } from './alike-offerings.store.ts'
import { takenIds } from './offerings.store.ts'
import { saveOfferings } from './save-offerings.ts'
import { storedOfferings } from './stored-offerings.store.ts'

const maxNumbers = 50

/** Entries as those who own them read and write them: each with its address, whether it is hidden or not. */
export const ownerEntries = {
  /** With `lock` nobody else changes it until the transaction ends. */
  async find(
    { itemId, lock }: { itemId: string; lock: boolean },
    queries: Queries,
  ): Promise<Offering | undefined> {
    const [row] = await storedOfferings({ itemIds: [itemId], lock }, queries)
    return row && { ...row.entry, feedback_email: row.feedback_email }
  },

  async save(
    { offering, source, now }: { offering: Offering; source: 'owner' | 'operator'; now: Date },
    queries: Queries,
  ): Promise<void> {
    await saveOfferings({ offerings: [offering], source, now }, queries)
  },

  /** Those that a project likely is; hidden ones are nobody's business. */
  similar: (marks: ProjectMarks, queries: Queries) => similarOfferings(marks, queries),

  /** Two projects may be called the same: the second has a number behind its id. Undefined when all are taken. */
  async freeId(id: string, queries: Queries): Promise<string | undefined> {
    const ids = [id, ...Array.from({ length: maxNumbers }, (_, n) => `${id.slice(0, 76)}-${n + 2}`)]
    const taken = new Set(await takenIds(ids, queries))
    return ids.find((candidate) => !taken.has(candidate))
  },
}
