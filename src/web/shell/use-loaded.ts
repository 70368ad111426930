import { createContext, use, useMemo } from 'react'
import { useLoaderData } from 'react-router'

/** Filled on the server alone: see `PageContext.loaded`. */
export const LoadedContext = createContext<ReadonlyMap<unknown, unknown> | undefined>(undefined)

/** What the page was loaded with: by the browser as it is, from the server as one text. */
export function useLoaded<Data>(): Data {
  const known = use(LoadedContext)
  const loaded: unknown = useLoaderData()
  return useMemo(() => {
    if (typeof loaded !== 'string') return loaded as Data
    return (known?.get(loaded) ?? JSON.parse(loaded)) as Data
  }, [loaded, known])
}
