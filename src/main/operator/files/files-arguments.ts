import { isOldName, readContentName } from '../../../domain/files/file-rules.ts'
import { filesPrefix } from '../../../words/addresses/endpoints.ts'
import { pageOf, refuseMore } from '../parse-words.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

export type FilesCommand = { readonly name: 'files' } & (
  | { readonly act: 'list'; readonly page: number }
  | { readonly act: 'remove'; readonly path: string }
  | { readonly act: 'clear' }
)

export const filesUsage = `  npm run site -- files list [PAGE]
      Lists the uploaded images, the newest first, 50 a page, with their sizes and when each was last used.
  npm run site -- files remove PATH
      Deletes an image, whether or not something refers to it: /files/….png, or its name in earlier versions.
  npm run site -- files clear
      Deletes at once what nothing has referred to for a week, which the site does every six hours.`

/** Of what follows `files`. */
export function readFilesArguments([act, ...words]: readonly string[]): FilesCommand {
  if (act === undefined) throw new WrongArguments('Say what to do with files: list, remove or clear.')
  if (act !== 'list' && act !== 'remove' && act !== 'clear')
    throw new WrongArguments(`There is no command "files ${act.slice(0, 40)}".`)
  refuseMore(act === 'clear' ? words : words.slice(1))
  if (act === 'clear') return { name: 'files', act }
  const [word] = words
  if (act === 'list') return { name: 'files', act, page: pageOf(word ?? '1') }
  if (word === undefined) throw new WrongArguments('Say which file.')
  const fileName = word.startsWith(filesPrefix) ? word.slice(filesPrefix.length) : ''
  if (readContentName(fileName) === undefined && !isOldName(fileName))
    throw new WrongArguments(`${quoted(word)} is no path of a file: it begins with ${filesPrefix}.`)
  return { name: 'files', act, path: word }
}
