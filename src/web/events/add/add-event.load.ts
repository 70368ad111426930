import { submittedEventPath } from '../../../words/addresses/event-addresses.ts'
import { makeLinks } from '../../addresses/links.ts'
import type { LoadArguments } from '../../loading/load.ts'
import { answerEvent, type PostedEvent } from './answer-posted.ts'

/** Only for the server, which gets the form of a browser without scripts. */
export async function load({ client, language, url, posted, now }: LoadArguments) {
  const links = makeLinks(url.searchParams)
  const submittedPath = (token: string) => links.inside(submittedEventPath({ token }))
  const message: PostedEvent | null =
    posted === undefined ? null : await answerEvent({ posted, client, language, now, submittedPath })
  return { message }
}

export type LoadedAddEvent = Awaited<ReturnType<typeof load>>
