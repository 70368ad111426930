import { readEmailAddress } from '../../../domain/kernel/text/email-address.ts'
import { refuseMore } from '../parse-words.ts'
import { quoted, WrongArguments } from '../wrong-arguments.ts'

export type MailCommand =
  | { readonly name: 'mail'; readonly action: 'status' | 'retry' }
  | {
      readonly name: 'mail'
      readonly action: 'suppress'
      readonly address: string
      readonly reason: string
    }
  | { readonly name: 'mail'; readonly action: 'allow'; readonly address: string }
  | { readonly name: 'mail'; readonly action: 'bounces'; readonly path: string }
  | { readonly name: 'followers'; readonly action: 'erase'; readonly address: string }

export const mailUsage = `  npm run site -- mail status
      What waits, since when, whether the queue is held and why, what was sent in a day, who gets no mail any more.
  npm run site -- mail retry
      Everything that waits is due at once, and a held queue is tried at once.
  npm run site -- mail suppress ADDRESS [REASON]
      Ends mail of any kind to an address, with whatever tag (me+tag@…); what waits for it is dropped.
  npm run site -- mail allow ADDRESS
      Takes that back, and what bounces and complaints have ended.
  npm run site -- mail bounces FILE
      Reads bounces and complaints that came back: a mailbox (mbox), one message, or a directory of either. What was
      read before counts once.
  npm run site -- followers erase ADDRESS
      Deletes everything of an address.
`

/** `words` is what follows `mail` or `followers`. */
export function readMailArguments(name: 'mail' | 'followers', words: readonly string[]): MailCommand {
  const [action, first, ...more] = words
  if (action === undefined) throw new WrongArguments(`Say what to do with ${name}.`)
  if (name === 'followers') {
    if (action !== 'erase')
      throw new WrongArguments(`There is no command "followers ${action.slice(0, 40)}".`)
    return { name, action, address: addressIn(first, more) }
  }
  switch (action) {
    case 'status':
    case 'retry':
      refuseMore(first === undefined ? [] : [first])
      return { name, action }
    case 'suppress':
      return { name, action, address: addressIn(first, []), reason: more.join(' ') }
    case 'allow':
      return { name, action, address: addressIn(first, more) }
    case 'bounces':
      if (first === undefined) throw new WrongArguments('Say which file to read.')
      refuseMore(more)
      return { name, action, path: first }
    default:
      throw new WrongArguments(`There is no command "mail ${action.slice(0, 40)}".`)
  }
}

function addressIn(word: string | undefined, more: readonly string[]): string {
  if (word === undefined) throw new WrongArguments('Say which address.')
  const address = readEmailAddress(word)
  if (address === undefined) throw new WrongArguments(`${quoted(word)} is no e-mail address.`)
  refuseMore(more)
  return address
}
