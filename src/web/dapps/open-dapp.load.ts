import { redirect } from 'react-router'
import type { LoadArguments } from '../loading/load.ts'

const maxShownLength = 200

/** Redirects to the dApp or to an allowed URL of it. Any other URL is refused and shown. */
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
