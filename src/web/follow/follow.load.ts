import { redirect } from 'react-router'
import type { Client } from '../../contract/calls/client.ts'
import { readEmailAddress } from '../../domain/kernel/text/email-address.ts'
import { followAddress, followPath } from '../../words/addresses/follow-addresses.ts'
import { makeLinks } from '../addresses/links.ts'
import { namedOffering } from '../form/named-offering.ts'
import { isHttpFailure } from '../loading/http-failure.ts'
import type { LoadArguments } from '../loading/load.ts'
import type { PostedForm } from '../loading/posted-form.ts'

export async function load({ client, language, url, posted }: LoadArguments) {
  const links = makeLinks(url.searchParams)
  const { requested, item } = await namedOffering({ client, language, url, posted })
  const isMissing = requested !== '' && item === null
  // An unknown offering redirects to the page for following the whole site.
  if (isMissing && posted === undefined) throw redirect(links.inside(followPath), 303)
  const itemId = requested === '' ? null : requested
  const step = posted === undefined ? ('ask' as const) : await stepOf({ posted, itemId, isMissing, client })
  if (step === 'sent') throw redirect(links.inside(followAddress({ item: itemId, sent: true })), 303)
  const isSent = url.searchParams.has('sent')
  return { item, itemId, isSent, step, typed: posted?.fields['email'] ?? '', ticket: posted?.ticket ?? '' }
}

type Step = 'check' | 'required' | 'invalid' | 'failed' | 'sent'

interface FollowSubmission {
  readonly posted: PostedForm
  readonly itemId: string | null
  readonly isMissing: boolean
  readonly client: Client
}

/** The first submit shows the address for confirmation, the second one sends the mail. */
async function stepOf({ posted, itemId, isMissing, client }: FollowSubmission): Promise<Step> {
  const { fields, sending, answerWith } = posted
  const typed = fields['email']?.trim() ?? ''
  const email = readEmailAddress(typed)
  if (email === undefined) {
    answerWith(400)
    return typed === '' ? 'required' : 'invalid'
  }
  if (isMissing) {
    answerWith(503)
    return 'failed'
  }
  if (sending === undefined) return 'check'
  try {
    await client.follow({ email, itemId })
    return 'sent'
  } catch (error) {
    if (!isHttpFailure(error)) throw error
    answerWith(error.status)
    return 'failed'
  }
}
