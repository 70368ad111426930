import { useEffect, useRef } from 'react'

interface Following<Shown> {
  readonly shown: Shown
  readonly read: (form: HTMLFormElement) => Shown
  readonly write: (form: HTMLFormElement, shown: Shown) => void
  readonly isSame: (one: Shown, other: Shown) => boolean
  readonly onChange: (chosen: Shown) => void
}

export function useFollowingForm<Shown>({ shown, read, write, isSame, onChange }: Following<Shown>) {
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (form.current === null) return
    const chosen = read(form.current)
    if (isFirst.current && !isSame(chosen, shown)) onChange(chosen)
    else write(form.current, shown)
    isFirst.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the shown values matters
  }, [shown])
  return form
}
