import type { Reply } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/operations/operations.ts'
import { isHttpFailure } from '../../loading/http-failure.ts'
import { fetchedClient } from '../../loading/load.ts'

export type Entry = Reply<Operations['getOwnerEntry']>

export type Standing = Pick<Entry, 'version' | 'values'>

type Saved =
  | { readonly kind: 'conflict'; readonly theirs: Standing }
  /** The entry was saved. `now` contains the normalised values: amounts without separators, lists without empty lines. */
  | { readonly kind: 'saved'; readonly version: string; readonly now: Entry | undefined }

interface Changes extends Standing {
  readonly authorization: string
}

export async function saveEntry({ authorization, version, values }: Changes): Promise<Saved> {
  const client = await fetchedClient()
  const reply = await client.saveOwnerEntry({ authorization, version, values })
  if (reply.status === 'conflict')
    return { kind: 'conflict', theirs: { version: reply.version, values: reply.values ?? {} } }
  const now = await orWithout(client.getOwnerEntry({ authorization }))
  return { kind: 'saved', version: reply.version, now }
}

/** Ignores a failure to reload the entry, because saving has already succeeded. */
async function orWithout(requested: Promise<Entry>): Promise<Entry | undefined> {
  try {
    return await requested
  } catch (error) {
    if (error instanceof TypeError || isHttpFailure(error)) return undefined
    throw error
  }
}
