import type { Client } from '../../../contract/calls/client.ts'
import { loginMilliseconds, type LoginState } from '../../../domain/app-users/qr-login.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import type { ShownLogin } from './stored-login.ts'

export type Started = { readonly login: ShownLogin } | { readonly message: string | undefined }

export async function start(): Promise<Started> {
  try {
    const client = await fetchedClient()
    const { login_id, code, number } = await client.startLogin({})
    return { login: { login_id, code, number, endsAt: Date.now() + loginMilliseconds } }
  } catch (error) {
    if (error instanceof TypeError) return { message: undefined }
    if (!isHttpFailure(error)) throw error
    return { message: error.problem?.title }
  }
}

/** How it stands; `cut` when nobody can be asked now. Once it is approved this browser fetches that, and is logged in. */
export async function ask({ login_id }: ShownLogin): Promise<LoginState | 'cut'> {
  try {
    const client = await fetchedClient()
    const current = await client.getLogin({})
    // Another tab has begun one of its own, which ended this.
    if (current.login_id !== login_id) return await afterAnother(client)
    if (current.state === 'logged_in') await client.claimLogin({})
    return current.state
  } catch (error) {
    if (error instanceof TypeError) return 'cut'
    if (!isHttpFailure(error)) throw error
    if (error.problem?.code === 'login_not_found' || error.problem?.code === 'login_over')
      return afterAnother(await fetchedClient())
    return 'cut'
  }
}

/** Another tab of this browser may have fetched it. */
async function afterAnother(client: Client): Promise<LoginState | 'cut'> {
  try {
    await client.getDeveloper({})
    return 'logged_in'
  } catch (error) {
    return isHttpFailure(error) ? 'expired' : 'cut'
  }
}
