import { contactPurposes } from '../../../domain/contact/contact-purpose.ts'
import { choice, numberField, optional, page, readNumber, required, several } from '../command/field.ts'
import { verb, type Thing } from '../command/verb.ts'
import { WrongArguments } from '../command/wrong-arguments.ts'

const folders = ['inbox', 'junk', 'archive'] as const
const missingNumber = 'Say the number of a message, as inbox list shows it.'
const missingText = 'Say what to answer with --text.'

const message = numberField(missingNumber)
const messages = several('NUMBER', (word) => readNumber(word, missingNumber))
const folder = choice(folders, '--folder')
const filters = {
  purpose: choice(contactPurposes, '--purpose'),
  caller: optional('CALLER', (word) => {
    if (!/^[\da-f]{8}$/.test(word))
      throw new WrongArguments('A caller is eight letters and figures, as inbox list shows it.')
    return word
  }),
  matching: optional('TEXT', (word) => {
    const text = word.trim()
    if (text === '') throw new WrongArguments('Say which text with --matching.')
    return text
  }),
}
const answer = required('TEXT', missingText, (word) => {
  const text = word.trim()
  if (text === '') throw new WrongArguments(missingText)
  return text
})

const load = () => import('./run-inbox.ts')

export const inbox: Thing = {
  help: 'Messages that people have written to the site.',
  verbs: {
    list: verb({
      help: `Lists messages, the newest first, 50 a page. Messages that a program probably wrote are in junk.
--matching selects messages with a text in their name, address, URL or message, --caller those of one sender (the eight
letters and figures that the list shows).`,
      options: { folder, ...filters, page },
      run: async ({ folder: typed = 'inbox', ...input }, deps) =>
        (await load()).list({ folder: typed, ...input }, deps),
    }),
    group: verb({
      help: 'Counts messages with the same purpose, caller and beginning, to find what to archive together.',
      options: { folder },
      run: async ({ folder: typed = 'inbox' }, deps) => (await load()).group(typed, deps),
    }),
    show: verb({
      help: 'Shows a message and the answers to it.',
      id: message,
      run: async (input, deps) => (await load()).show(input, deps),
    }),
    answer: verb({
      help: 'Mails an answer to the sender and archives the message. The letter around it is in the language of the message.',
      id: message,
      options: { text: answer },
      run: async (input, deps) => (await load()).answer(input, deps),
    }),
    archive: verb({
      help: 'Moves messages to the archive: the ones with these numbers, or all messages of the inbox that the options select.',
      id: messages,
      options: filters,
      check({ id, ...filter }) {
        const isFiltered = Object.values(filter).some((value) => value !== undefined)
        if (id.length === 0 && !isFiltered) throw new WrongArguments(missingNumber)
        if (id.length > 0 && isFiltered)
          throw new WrongArguments('Say numbers, or --purpose, --caller and --matching; not both.')
      },
      async run({ id, ...filter }, deps) {
        const { archiveAll, move } = await load()
        return id.length === 0
          ? archiveAll({ folder: 'inbox', ...filter }, deps)
          : move({ id, to: 'archive' }, deps)
      },
    }),
    restore: verb({
      help: 'Moves messages from the archive or from junk back to the inbox.',
      id: messages,
      check({ id }) {
        if (id.length === 0) throw new WrongArguments(missingNumber)
      },
      run: async ({ id }, deps) => (await load()).move({ id, to: 'inbox' }, deps),
    }),
  },
}
