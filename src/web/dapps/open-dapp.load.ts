import { redirect } from 'react-router'
import type { LoadArguments } from '../loading/load.ts'

const longestShown = 200

/** Goes on to the dApp, or to where it may lead. What else is asked for is shown and told, and nobody is led there. */
export async function load({ client, params, url, isPrivate }: LoadArguments) {
  isPrivate?.()
  const to = url.searchParams.get('to')
  const { target, name, own } = await client.checkDappRedirect({
    dapp_id: params['id'] ?? '',
    ...(to !== null && { url: to }),
  })
  if (target !== null) throw redirect(target, 302)
  return { name, own, requested: (to ?? '').slice(0, longestShown) }
}
