import type { Client } from '../../../contract/calls/client.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'

/** Calls the site; undefined if it refused or could not be reached. */
export async function orUndefined<Answer>(
  work: (client: Client) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await work(await fetchedClient())
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return undefined
    throw error
  }
}
