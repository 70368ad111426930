import { redirect } from 'react-router'
import type { LoadArguments } from '../loading/load.ts'

const maxShownLength = 200

/**
 * Redirects to the dApp's own address, or to the URL in `to` if the dApp has registered its host. Any other URL is not followed;
 * the page shows it as text.
 */
export async function load({ client, params, url, isPrivate }: LoadArguments) {
  isPrivate?.()
  const to = url.searchParams.get('to')
  const { target, name, own } = await client.checkDappRedirect({
    dapp_id: params['id'] ?? '',
    ...(to !== null && { url: to }),
  })
  if (target !== null) throw redirect(target, 302)
  return { name, own, requested: (to ?? '').slice(0, maxShownLength) }
}
