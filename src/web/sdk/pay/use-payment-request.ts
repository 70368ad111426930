import { useEffect, useState } from 'react'
import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'

export type ShownRequest = Reply<Operations['getPaymentRequest']>
export type PayView =
  | { readonly kind: 'loading' | 'none' }
  | { readonly kind: 'cut'; readonly request: ShownRequest | undefined }
  | { readonly kind: 'shown'; readonly request: ShownRequest }

const pause = 2_000
const cutPause = 5_000

export function usePaymentRequest(): PayView {
  const id = useFragment()
  const [view, setView] = useState<PayView>({ kind: 'loading' })
  useEffect(() => {
    if (id === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async (before: ShownRequest | undefined) => {
      const next = id === '' ? ({ kind: 'none' } as const) : await ask(id, before)
      if (isOver) return
      setView(next)
      const request = 'request' in next ? next.request : undefined
      if (next.kind === 'cut' || request?.state === 'waiting')
        timer = setTimeout(() => void look(request), next.kind === 'cut' ? cutPause : pause)
    }
    void look(undefined)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id])
  return view
}

/** The id of the request, from the fragment of the address, which is never sent to the server. */
function useFragment(): string | undefined {
  const [id, setId] = useState<string>()
  useEffect(() => {
    const read = () => setId(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return id
}

async function ask(id: string, before: ShownRequest | undefined): Promise<PayView> {
  try {
    const client = await fetchedClient()
    return { kind: 'shown', request: await client.getPaymentRequest({ request_id: id }) }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'cut', request: before }
    if (!isHttpFailure(error)) throw error
    return error.status === 404 || error.status === 400 ? { kind: 'none' } : { kind: 'cut', request: before }
  }
}
