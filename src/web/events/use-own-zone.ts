import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { isHttpFailure } from '../loading/http-failure.ts'
import { fetchedClient, type Load } from '../loading/load.ts'
import { readerZone } from '../reader/reader-zone.ts'
import { useSite } from '../reader/site.ts'

/**
 * What was loaded, by the days of where the reader is. The first page is one for all readers of its language: whoever is in
 * another zone gets it anew, behind the scenes, and keeps it as it is, with its zone named, where that fails.
 */
export function useOwnZone<Data extends { readonly zone: string }>(loaded: Data, load: Load<Data>): Data {
  const [own, setOwn] = useState<{ readonly of: Data; readonly data: Data }>()
  const { language } = useSite()
  const { pathname, search } = useLocation()
  const params = useParams()
  useEffect(() => {
    if (loaded.zone === readerZone()) return undefined
    let isShown = true
    const ask = async () => {
      try {
        const client = await fetchedClient()
        const url = new URL(pathname + search, location.href)
        const data = await load({ client, language, params, url, now: new Date() })
        if (isShown) setOwn({ of: loaded, data })
      } catch (error) {
        if (!(error instanceof TypeError) && !isHttpFailure(error)) throw error
      }
    }
    void ask()
    return () => {
      isShown = false
    }
    // The address belongs to what was loaded: it changes with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, load])
  return own?.of === loaded ? own.data : loaded
}
