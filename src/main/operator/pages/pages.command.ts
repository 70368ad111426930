import { flag, required } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'

export const pages: Thing = {
  help: 'Static pages that editors keep as Markdown files.',
  verbs: {
    import: verb({
      help: `Imports a folder of pages, each in a file <page>/<language>.md, such as terms/en.md. A file begins with a head
(title, description, updated_at). Numbers of rules such as {inviterPercent} are filled in. Files with faults are listed and
left out. --dry-run says what would change and writes nothing.`,
      id: required('DIR', 'Say which folder has the Markdown files.'),
      options: { 'dry-run': flag },
      run: async (input, deps) => (await import('./run-pages.ts')).importFolder(input, deps),
    }),
  },
}
