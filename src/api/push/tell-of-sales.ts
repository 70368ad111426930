import { perLanguage } from '../../domain/kernel/site/language.ts'
import { saleStartUseful, usefulMilliseconds } from '../../domain/push/push-rules.ts'
import type { DueDeps } from './due-needs.ts'
import { queueForFollowers, takeTurn } from './due-turns.store.ts'
import { saleNote } from './push.notes.ts'

/** Queues what followers of sales are to be told; answers how many notes. */
export async function tellOfSales({ database, now, salesTurned }: DueDeps): Promise<number> {
  const at = now()
  const since = new Date(at.getTime() - usefulMilliseconds.sale)
  let count = 0
  for (const sale of await salesTurned({ since, now: at }, database)) {
    const usefulUntil = new Date(
      sale.turn === 'starts'
        ? saleStartUseful({ opens: sale.at, closes: sale.closes })
        : sale.at + usefulMilliseconds.sale,
    )
    count += await database.transaction(async (queries) => {
      const turn = { itemId: sale.itemId, turn: sale.turn, at: new Date(sale.at) }
      if (!(await takeTurn(turn, queries))) return 0
      const notes = perLanguage((language) => saleNote(sale.turn, { ...sale, language }))
      return queueForFollowers({ ...turn, notes, usefulUntil, now: at }, queries)
    })
  }
  return count
}
