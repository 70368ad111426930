import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'
import type { Dapp, DappValues } from './dapp-values.ts'

/** A new one where none stands yet. */
export async function saveDapp(standing: Dapp | undefined, values: DappValues): Promise<Dapp> {
  const client = await fetchedClient()
  const sent = { ...values, whitelist: [...values.whitelist] }
  if (standing === undefined) return client.createDapp(sent)
  const { dapp_id: id, version } = standing
  return client.changeDapp({ dapp_id: id, version, ...sent })
}

/** What stands by now; where that cannot be asked, the next try to save tells it again. */
export async function dappByNow(known: Dapp): Promise<Dapp> {
  try {
    return (await (await fetchedClient()).getDapp({ dapp_id: known.dapp_id })).dapp
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return known
    throw error
  }
}
