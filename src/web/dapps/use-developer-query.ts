import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Client } from '../../contract/calls/client.ts'
import { loginAddress } from '../../words/addresses/dapp-addresses.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import { fetchedClient } from '../loading/load.ts'
import { useLinks } from '../reader/use-links.ts'

type Found<Data> =
  | { readonly kind: 'loading' | 'failed' | 'missing' }
  | { readonly kind: 'there'; readonly data: Data }

/** Loads data of the developer. A visitor who is not logged in is sent to the login page and returns afterwards. */
export function useDeveloperQuery<Data>(ask: (client: Client) => Promise<Data>) {
  const [found, setFound] = useState<Found<Data>>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const navigate = useNavigate()
  const links = useLinks()
  const { pathname, search } = useLocation()
  const login = links.inside(loginAddress(pathname + search))
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const answer = await runQuery(ask)
      if (isGone) return
      if (answer.kind === 'logged out') await navigate(login, { replace: true })
      else setFound(answer)
    }
    void look()
    return () => {
      isGone = true
    }
    // Runs once for each try: `ask` does not change while the page is mounted, so it is no dependency of the effect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tries])
  const again = useCallback(() => {
    setFound({ kind: 'loading' })
    setTries((before) => before + 1)
  }, [])
  const change = useCallback((data: Data) => setFound({ kind: 'there', data }), [])
  return { found, again, change, login }
}

async function runQuery<Data>(
  ask: (client: Client) => Promise<Data>,
): Promise<Found<Data> | { readonly kind: 'logged out' }> {
  try {
    return { kind: 'there', data: await ask(await fetchedClient()) }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'failed' }
    if (!isHttpFailure(error)) throw error
    if (error.problem?.code === 'not_logged_in') return { kind: 'logged out' }
    return { kind: error.status === 404 ? 'missing' : 'failed' }
  }
}
