import { useEffect, useMemo, useRef } from 'react'
import { tabStorage } from '../tab-storage.ts'

interface BaseVersionRequest {
  readonly receipt: string
  /** The version that is stored now. */
  readonly version: string
  readonly hasDraft: boolean
}

/**
 * The version that a correction replaces. A draft keeps the version that it was begun with, so that a change in between is noticed
 * even if the tab opens its form again.
 */
export function useBaseVersion({ receipt, version, hasDraft }: BaseVersionRequest) {
  const storage = useMemo(() => tabStorage(`corrected-version-${receipt}`), [receipt])
  const base = useRef<string>(undefined)
  if (base.current === undefined) {
    const stored = hasDraft ? storage.read() : null
    base.current = typeof stored === 'string' ? stored : version
  }
  useEffect(() => storage.write(base.current), [storage])
  return {
    current: () => base.current ?? version,
    /** The sender has been shown a later version. */
    take: (shown: string) => {
      base.current = shown
      storage.write(shown)
    },
    forget: storage.forget,
  }
}
