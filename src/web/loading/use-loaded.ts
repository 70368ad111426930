import { createContext, use, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { Load } from './load.ts'
import type { LoadedData } from './page-context.ts'

/** Filled on the server alone: see `PageContext.loaded`. */
export const LoadedContext = createContext<ReadonlyMap<string, LoadedData> | undefined>(undefined)

/** What the load of this page gave, which is not called again: by the browser as it is, from the server as a script. */
export function useLoaded<Data>(_load: Load<Data>): Data {
  const known = use(LoadedContext)
  const loaded: unknown = useLoaderData()
  return useMemo(() => {
    if (typeof loaded !== 'string') return loaded as Data
    return (import.meta.env.SSR ? known?.get(loaded)?.input : readScript(loaded)) as Data
  }, [loaded, known])
}

const read = new Map<string, unknown>()

/** Read once: the script is that of the first page. */
function readScript(id: string): unknown {
  if (!read.has(id)) read.set(id, JSON.parse(document.getElementById(id)?.textContent ?? 'null'))
  return read.get(id)
}
