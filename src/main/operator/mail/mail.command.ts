import { readEmailAddress } from '../../../domain/kernel/text/email-address.ts'
import { optional, required } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { quoted, WrongArguments } from '../command/wrong-arguments.ts'

const address = required('ADDRESS', 'Say an e-mail address.', (word) => {
  const read = readEmailAddress(word)
  if (read === undefined) throw new WrongArguments(`${quoted(word)} is not an e-mail address.`)
  return read
})

const load = () => import('./run-mail.ts')

export const mail: Thing = {
  help: 'The queue of mails, and the addresses that get no mail.',
  verbs: {
    status: verb({
      help: 'Shows how many mails wait and since when, whether the queue is held and why, how many were sent in a day, and how\nmany addresses get no mail.',
      run: async (_, deps) => (await load()).showStatus(deps),
    }),
    retry: verb({
      help: 'Makes every waiting mail due now. If the queue is held because the mail server refuses mails, the site tries one at once.',
      run: async (_, deps) => (await load()).retry(deps),
    }),
    suppress: verb({
      help: 'Stops all mail to an address and its tagged forms (me+tag@…), and drops the mails that wait for it. --reason is a\nnote, which the owner of the address can read in the export of their data.',
      id: address,
      options: { reason: optional('TEXT') },
      run: async (input, deps) => (await load()).suppressAddress(input, deps),
    }),
    allow: verb({
      help: 'Allows mail to an address again, also after bounces and complaints.',
      id: address,
      run: async (input, deps) => (await load()).allowAddress(input, deps),
    }),
  },
}

export const bounces: Thing = {
  help: 'Bounces and complaints that mail servers have sent back.',
  verbs: {
    read: verb({
      help: 'Reads the bounces and complaints in a mailbox (mbox), in one message or in a directory of either, and stops mail to the\naddresses that they rule out. A message counts once, even if it is read again.',
      id: required('FILE', 'Say which file of bounces to read.'),
      run: async (input, deps) => (await import('./read-bounces.ts')).readBounces(input, deps),
    }),
  },
}

export const followers: Thing = {
  help: 'People who follow the site by mail.',
  verbs: {
    erase: verb({
      help: 'Deletes everything about an address: follows, requests, waiting mails and bounces. If it gets no mail, a hash is kept.',
      id: address,
      run: async (input, deps) => (await load()).eraseAddress(input, deps),
    }),
  },
}
