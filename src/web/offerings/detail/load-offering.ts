import { data } from 'react-router'
import type { LoadArguments } from '../../loading/load.ts'
import type { LoadedOffering } from './present-offering.ts'

/** As for the list, the first page is made on the server, and the browser fetches what makes one when it needs to. */
export async function loadOffering(args: LoadArguments): Promise<LoadedOffering> {
  const { id = '' } = args.params
  // What cannot be an id is an offering that does not exist, not a bad request.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 80) throw data(null, { status: 404 })
  const { presentOffering } = await import('./present-offering.ts')
  return presentOffering({ ...args, id })
}
