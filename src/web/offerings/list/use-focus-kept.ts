import { useEffect, useRef, type RefObject } from 'react'
import { resultsId } from './filters-id.ts'

/**
 * A tag that is removed takes the focus with it: it goes on to the tag that has come to its place, else to the last, and
 * from the last of all to the results.
 */
export function useFocusKept(tagCount: number): RefObject<HTMLUListElement | null> {
  const tags = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    const list = tags.current
    const note = ({ target }: Event) => {
      removed.current = [...(list?.children ?? [])].findIndex(
        (item) => target instanceof Node && item.contains(target),
      )
    }
    list?.addEventListener('click', note)
    return () => {
      list?.removeEventListener('click', note)
      if (removed.current !== undefined) document.getElementById(resultsId)?.focus()
    }
  }, [])
  useEffect(() => {
    if (removed.current === undefined) return
    const links = [...(tags.current?.querySelectorAll('a') ?? [])].slice(0, tagCount)
    ;(links[removed.current] ?? links.at(-1))?.focus()
    removed.current = undefined
  }, [tagCount])
  return tags
}
