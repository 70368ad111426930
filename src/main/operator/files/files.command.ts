import { isOldName, readContentName } from '../../../domain/files/file-rules.ts'
import { filesPrefix } from '../../../words/addresses/endpoints.ts'
import { page, required } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { quoted, WrongArguments } from '../command/wrong-arguments.ts'

const path = required('PATH', 'Say the path of a file, as files list shows it.', (word) => {
  const fileName = word.startsWith(filesPrefix) ? word.slice(filesPrefix.length) : ''
  if (readContentName(fileName) === undefined && !isOldName(fileName))
    throw new WrongArguments(`${quoted(word)} is not the path of a file, which begins with ${filesPrefix}.`)
  return word
})

const load = () => import('./run-files.ts')

export const files: Thing = {
  help: 'Uploaded images.',
  verbs: {
    list: verb({
      help: 'Lists images, the newest first, 50 a page, with their sizes and when each was last used.',
      options: { page },
      run: async (input, deps) => (await load()).list(input, deps),
    }),
    remove: verb({
      help: 'Deletes an image even if something refers to it. PATH is /files/ followed by the\nname of the image, or by its name in an earlier version of the site.',
      id: path,
      run: async (input, deps) => (await load()).remove(input, deps),
    }),
    clear: verb({
      help: 'Deletes images that nothing has referred to for a week. The site does this every six hours.',
      run: async (_, deps) => (await load()).clear(deps),
    }),
  },
}
