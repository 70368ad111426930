import { Refusal } from '../../contract/problems/problem.ts'

/** The number of uploads in parallel is limited, because each may hold a file of the maximum size in memory. */
const maxConcurrent = 16
const maxPerCaller = 4
const retryAfterSeconds = 5

/** Limits parallel uploads, from the first byte to the response; an upload beyond the limit is refused before it is read. */
export function uploadSlots() {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(caller: string): () => void {
      const own = taken.get(caller) ?? 0
      if (own >= maxPerCaller) throw new Refusal('too_many_requests', { retryAfterSeconds })
      if (all >= maxConcurrent) throw new Refusal('uploads_busy', { retryAfterSeconds })
      all++
      taken.set(caller, own + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        all--
        const left = (taken.get(caller) ?? 1) - 1
        if (left === 0) taken.delete(caller)
        else taken.set(caller, left)
      }
    },
  }
}
