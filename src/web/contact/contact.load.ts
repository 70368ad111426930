import { redirect } from 'react-router'
import { readPurpose } from '../../domain/contact/contact-purpose.ts'
import { makeLinks } from '../addresses/links.ts'
import { namedOffering } from '../form/named-offering.ts'
import type { LoadArguments } from '../loading/load.ts'
import type { PostedMessage } from './form/answer-posted.ts'

/**
 * Handles a form that was posted without scripts. Only the server imports it, because a browser with scripts sends the message by
 * an API call.
 */
const answering = import.meta.env.SSR ? await import('./form/answer-posted.ts') : undefined

export async function load({ client, language, url, posted }: LoadArguments) {
  const query = url.searchParams
  const links = makeLinks(query)
  const purpose = readPurpose(query.get('purpose')) ?? ''
  const { requested, item } = await namedOffering({ client, language, url, posted })
  // An address with an unknown offering redirects to the contact page without an offering.
  if (requested !== '' && item === null && posted === undefined)
    throw redirect(links.contact(purpose === '' ? {} : { purpose }))
  const message: PostedMessage | null =
    posted === undefined || answering === undefined
      ? null
      : await answering.answerContact({ posted, client, language, onSent: links.contact({ sent: '1' }) })
  return { purpose, item, isSent: query.has('sent'), message }
}

export type LoadedContact = Awaited<ReturnType<typeof load>>
