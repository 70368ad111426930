import { createContext, use, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { Load } from './load.ts'

/** Filled on the server alone: see `PageContext.loaded`. */
export const LoadedContext = createContext<ReadonlyMap<unknown, unknown> | undefined>(undefined)

/** What the load of this page gave, which is not called again: by the browser as it is, from the server as one text. */
export function useLoaded<Data>(_load: Load<Data>): Data {
  const known = use(LoadedContext)
  const loaded: unknown = useLoaderData()
  return useMemo(() => {
    if (typeof loaded !== 'string') return loaded as Data
    return (known?.get(loaded) ?? JSON.parse(loaded)) as Data
  }, [loaded, known])
}
