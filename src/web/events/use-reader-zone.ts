import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { isHttpFailure } from '../loading/http-failure.ts'
import { fetchedClient, type Load } from '../loading/load.ts'
import { readerZone } from '../reader/reader-zone.ts'
import { useSite } from '../reader/site.ts'

/**
 * Loads the page again in the reader's time zone. The server renders one page for all readers of a language, in the
 * zone of most of them; a browser in another zone replaces it in the background. If that fails, the page stays as it is
 * and names its zone.
 */
export function useReaderZone<Data extends { readonly zone: string }>(loaded: Data, load: Load<Data>): Data {
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
    // The address is no dependency of the effect, because it changes only together with `loaded`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, load])
  return own?.of === loaded ? own.data : loaded
}
