import { fetchedClient } from '../../loading/load.ts'
import type { RemoteOption } from '../use-remote-options.ts'

export async function optionsAt(path: string, q: string): Promise<readonly RemoteOption[]> {
  const [{ operations }, client] = await Promise.all([
    import('../../../contract/operations/operations.ts'),
    fetchedClient(),
  ])
  const calls = ['listTokenOptions', 'listOfferingOptions', 'listCoinOptions'] as const
  const call = calls.find((name) => operations[name].path === path)
  return call === undefined ? [] : (await client[call]({ q })).options
}
