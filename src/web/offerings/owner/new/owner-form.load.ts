import { submittedProjectPath } from '../../../../words/addresses/owner-addresses.ts'
import { makeLinks } from '../../../addresses/links.ts'
import type { LoadArguments } from '../../../loading/load.ts'
import { orFallback } from '../../../loading/or-fallback.ts'
import type { PostedProject } from './answer-project.ts'

/** Handles a form that was posted without scripts; only the server imports it. */
const answering = import.meta.env.SSR ? await import('./answer-project.ts') : undefined

/**
 * The fields of a new project. A page with a key in its address must not be cached, and gets the same fields as a frame: the
 * browser loads the entry with the key in a header.
 */
export async function load({ client, language, url, params, posted, isPrivate }: LoadArguments) {
  if (params['key'] !== undefined) isPrivate?.()
  const shown = await orFallback(client.getOwnerForm({}), null)
  const links = makeLinks(url.searchParams)
  const submittedPath = (token: string) => links.inside(submittedProjectPath({ token }))
  const answer: PostedProject | null =
    posted === undefined || answering === undefined || shown === null
      ? null
      : await answering.answerProject({ posted, shown, client, language, submittedPath })
  return { shown, posted: answer }
}

export type LoadedOwnerForm = Awaited<ReturnType<typeof load>>
