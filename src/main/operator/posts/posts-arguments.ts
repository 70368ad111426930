import { isSlug } from '../../../domain/blog/post.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

export type PostsCommand = { readonly name: 'posts' } & (
  | {
      readonly act: 'import'
      readonly path: string
      readonly dryRun: boolean
      readonly sparesPictures: boolean
    }
  | { readonly act: 'preview'; readonly slug: string }
  | { readonly act: 'list' }
)

export const postsUsage = `  npm run site -- posts import DIR [--dry-run] [--leave-out-missing]
      Brings in a folder of Markdown files with a head (title, author; slug, tags, cover, excerpt, status, published, updated), with the
      pictures beside them. What is wrong is listed by file and line, and the other files go in.
      With --leave-out-missing a picture that is not there is noted, and its description stands in its place.
  npm run site -- posts list
      Lists scheduled posts and drafts.
  npm run site -- posts preview SLUG
      Prints a link that shows a post to whoever has it, public or not, for seven days.`

/** Of what follows `posts`. */
export function readPostsArguments([act, ...input]: readonly string[]): PostsCommand {
  if (act === undefined) throw new WrongArguments('Say what to do with posts: import, list or preview.')
  if (act !== 'import' && act !== 'list' && act !== 'preview')
    throw new WrongArguments(`There is no command "posts ${act.slice(0, 40)}".`)
  const isGiven = (option: string) => act === 'import' && input.includes(option)
  const [dryRun, sparesPictures] = [isGiven('--dry-run'), isGiven('--leave-out-missing')]
  const words = input.filter((word) => !(isGiven(word) && /^--(?:dry-run|leave-out-missing)$/.test(word)))
  const option = words.find((word) => word.startsWith('-'))
  if (option !== undefined) throw new WrongArguments(`${quoted(option)} does not go with posts ${act}.`)
  const [word, more] = words
  const extra = act === 'list' ? word : more
  if (extra !== undefined) throw new WrongArguments(`${quoted(extra)} is one word too many.`)
  if (act === 'list') return { name: 'posts', act }
  if (word === undefined) throw new WrongArguments(act === 'import' ? 'Say which folder.' : 'Say which post.')
  if (act === 'import') return { name: 'posts', act, path: word, dryRun, sparesPictures }
  if (!isSlug(word)) throw new WrongArguments(`${quoted(word)} is no slug of a post.`)
  return { name: 'posts', act, slug: word }
}
