import { useEffect } from 'react'
import { fetchedClient } from '../../loading/load.ts'

export function useCountedView(id: string): void {
  useEffect(() => {
    fetchedClient()
      .then((client) => client.countView({ id }))
      .catch(() => undefined)
  }, [id])
}
