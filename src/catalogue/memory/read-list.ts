import { withRoom } from './growing-array.ts'
import type { PostingLists } from './posting-lists.ts'

let scratch = new Int32Array(1024)

/** The values of a list, in a shared array that the next call overwrites. */
export function readList(lists: PostingLists, list: number): Int32Array {
  scratch = withRoom(scratch, lists.count(list))
  lists.read(list, scratch)
  return scratch
}
