import { createContext, use, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { Load } from './load.ts'
import type { LoadedData } from './page-context.ts'

export const LoadedContext = createContext<ReadonlyMap<string, LoadedData> | undefined>(undefined)

/**
 * Data of this page, typed by its load function, which is not called again. After a navigation the router has the data
 * itself; on the first page it is in a JSON script.
 */
export function useLoaded<Data>(_load: Load<Data>): Data {
  const known = use(LoadedContext)
  const loaded: unknown = useLoaderData()
  return useMemo(() => {
    if (typeof loaded !== 'string') return loaded as Data
    return (import.meta.env.SSR ? known?.get(loaded)?.input : readScript(loaded)) as Data
  }, [loaded, known])
}

const read = new Map<string, unknown>()

function readScript(id: string): unknown {
  if (!read.has(id)) read.set(id, JSON.parse(document.getElementById(id)?.textContent ?? 'null'))
  return read.get(id)
}
