import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { StoredFile } from '../../../api/files/files.store.ts'
import { filesPrefix } from '../../../words/addresses/endpoints.ts'

const publicDirectory = resolve(import.meta.dirname, '../../../../public')
/** Pictures of the demo content; nothing else of what is public is one. */
const ownPicture = /^\/demo\/(?:banners\/|posts\/)?[\w-]+\.(?:svg|png|jpg)$/

/** The bytes of a picture that is stored here; whatever is elsewhere is not fetched. */
export function cardPictures(findFile: (name: string) => Promise<StoredFile | undefined>) {
  return async (path: string): Promise<Uint8Array | undefined> => {
    if (path.startsWith(filesPrefix)) return (await findFile(path.slice(filesPrefix.length)))?.bytes
    if (!ownPicture.test(path)) return undefined
    return readFile(resolve(publicDirectory, path.slice(1))).catch(whenMissing)
  }
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
