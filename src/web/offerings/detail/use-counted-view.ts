import { useEffect } from 'react'
import { fetchedClient } from '../../loading/load.ts'

/** Tells the server that the page was opened. A visit that could not be counted is no trouble of the reader's. */
export function useCountedView(id: string): void {
  useEffect(() => {
    fetchedClient()
      .then((client) => client.countView({ id }))
      .catch(() => undefined)
  }, [id])
}
