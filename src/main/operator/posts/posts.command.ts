import { isSlug } from '../../../domain/blog/post.ts'
import { flag, required } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { quoted, WrongArguments } from '../command/wrong-arguments.ts'

const slug = required('SLUG', 'Say the slug of a post.', (word) => {
  if (!isSlug(word)) throw new WrongArguments(`${quoted(word)} is not the slug of a post.`)
  return word
})

const load = () => import('./run-posts.ts')

export const posts: Thing = {
  help: 'Posts of the blog that writers keep as Markdown files.',
  verbs: {
    import: verb({
      help: `Imports a folder of Markdown files with a head (title, author; slug, tags, cover, excerpt, status, published,
updated) and the pictures beside them. Files with faults are listed and left out.
--dry-run says what would change and writes nothing. --leave-out-missing imports posts whose pictures are missing: their
pages show the descriptions of the pictures instead.`,
      id: required('DIR', 'Say which folder has the Markdown files.'),
      options: { 'dry-run': flag, 'leave-out-missing': flag },
      run: async (input, deps) => (await load()).importFolder(input, deps),
    }),
    list: verb({
      help: 'Lists the posts that are not public yet: scheduled posts and drafts.',
      run: async (_, deps) => (await load()).list(deps),
    }),
    preview: verb({
      help: 'Prints a link that shows a post for seven days to anyone who has the link, even if it is not public.',
      id: slug,
      run: async (input, deps) => (await load()).preview(input, deps),
    }),
  },
}
