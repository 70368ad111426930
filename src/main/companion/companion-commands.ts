import { parseArgs } from 'node:util'
import { inviterPercent } from '../../domain/airdrop/reward.ts'
import { isLanguage, languages, type Language } from '../../domain/kernel/site/language.ts'
import { CompanionRefused, type CompanionDeps } from './companion-client.ts'
import { codeOf, invite, rewards, takeInvitation } from './invite-commands.ts'
import { answer, quiz, quizzes } from './quiz-commands.ts'
import { answerLogin, register, scan } from './user-commands.ts'
import { balance, settle, show } from './wallet-commands.ts'

export const companionUsage = `Plays the CoinView app against a running site.

  npm run companion -- register NAME   make a key, and an app user with test money
           [--invite CODE|LINK]        who invited, by the code or the link that they sent
  npm run companion -- scan CODE       scan the QR code of a login: the text that the page shows
  npm run companion -- approve         approve the login that was scanned
  npm run companion -- decline         decline it
  npm run companion -- show REQUEST    what a payment request asks for: its link or its id
  npm run companion -- pay REQUEST     pay it
  npm run companion -- refuse REQUEST  decline it
  npm run companion -- balance         what the wallet has
  npm run companion -- quizzes         the quizzes that give tokens away
  npm run companion -- quiz ID         what one gives, and its questions with numbered answers
  npm run companion -- answer ID N N … answer it, with one number for each question; as often as needed
  npm run companion -- invite          the link for your friends: ${inviterPercent}% on top of what each of them wins
  npm run companion -- invited CODE    say who invited you, within a day of registering; also by the link
  npm run companion -- rewards         what you have won, what your friends brought you, and who they are

Every command takes --language ${languages.join('|')}: in which the site answers, en where it is not given.
The site is SITE_ORIGIN; the key is in DATA_DIR/companion.json, and another DATA_DIR is another user.`

interface Command {
  readonly takes: boolean
  readonly run: (input: string, deps: CompanionDeps) => Promise<void>
}

const commands: Readonly<Record<string, Command>> = {
  register: { takes: true, run: register },
  scan: { takes: true, run: scan },
  approve: { takes: false, run: (_, deps) => answerLogin(true, deps) },
  decline: { takes: false, run: (_, deps) => answerLogin(false, deps) },
  show: { takes: true, run: show },
  pay: { takes: true, run: (request, deps) => settle(request, true, deps) },
  refuse: { takes: true, run: (request, deps) => settle(request, false, deps) },
  balance: { takes: false, run: (_, deps) => balance(deps) },
  quizzes: { takes: false, run: (_, deps) => quizzes(deps) },
  quiz: { takes: true, run: quiz },
  answer: { takes: true, run: answer },
  invite: { takes: false, run: (_, deps) => invite(deps) },
  invited: { takes: true, run: takeInvitation },
  rewards: { takes: false, run: (_, deps) => rewards(deps) },
}

/** What was typed is no command. */
export class CompanionMisunderstood extends Error {}

type Place = Omit<CompanionDeps, 'language'>

/** Runs what was typed behind `npm run companion --`. */
export async function runCompanion(typed: readonly string[], place: Place): Promise<void> {
  const { name, text, language, inviter } = readTyped(typed)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (
    command === undefined ||
    command.takes !== (text !== '') ||
    (inviter !== undefined && name !== 'register')
  )
    throw new CompanionMisunderstood()
  const deps = { ...place, language }
  // A code that is none is told before anybody is registered.
  const code = inviter === undefined ? undefined : codeOf(inviter, deps)
  await command.run(text, deps)
  if (code !== undefined) await takeInvitation(code, deps)
}

function readTyped(typed: readonly string[]) {
  const { values, positionals } = parsed(typed)
  const [name = '', ...input] = positionals
  return {
    name,
    text: input.join(' ').trim(),
    language: readLanguage(values.language),
    inviter: values.invite,
  }
}

function parsed(typed: readonly string[]) {
  try {
    return parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: { invite: { type: 'string' }, language: { type: 'string', default: 'en' } },
    })
  } catch (error) {
    // Nothing but what was typed can be wrong.
    throw new CompanionMisunderstood('', { cause: error })
  }
}

function readLanguage(text: string): Language {
  if (!isLanguage(text)) throw new CompanionRefused(`The languages are ${languages.join(', ')}.`)
  return text
}
