import { useRef } from 'react'

let made = 0
const newKey = () => (made += 1)

/** Stable React keys for the groups of a list, so that state such as a running upload moves with its group. */
export function useGroupKeys(count: number) {
  const keys = useRef<number[]>([])
  const known = () => {
    while (keys.current.length < count) keys.current.push(newKey())
    keys.current.length = count
    return keys.current
  }
  return {
    at: (place: number) => known()[place],
    exchange(one: number, other: number) {
      const next = [...known()]
      next[one] = keys.current[other] ?? newKey()
      next[other] = keys.current[one] ?? newKey()
      keys.current = next
    },
    remove(place: number) {
      keys.current = known().filter((_, other) => other !== place)
    },
  }
}
