import { verb, type Thing } from '../command/verb.ts'

export const site: Thing = {
  help: 'The installation as a whole.',
  verbs: {
    check: verb({
      help: 'Lists what stands between this installation and going live; the exit code is 1 if something is missing.',
      run: async (_, deps) => (await import('./run-site.ts')).check(deps),
    }),
  },
}
