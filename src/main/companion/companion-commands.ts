import { parseArgs } from 'node:util'
import { inviterPercent } from '../../domain/airdrop/reward.ts'
import { isLanguage, languages, type Language } from '../../domain/kernel/site/language.ts'
import { CompanionRefused, type CompanionDeps } from './companion-client.ts'
import { codeOf, invite, rewards, takeInvitation } from './invite-commands.ts'
import { answer, quiz, quizzes } from './quiz-commands.ts'
import { answerLogin, register, scan } from './user-commands.ts'
import { balance, settle, show } from './wallet-commands.ts'

export const companionUsage = `Plays the CoinView app against a running site.

  npm run companion -- register NAME   makes a key and registers an app user, who gets test money
           [--invite CODE|LINK]        records who invited the user, by code or link
  npm run companion -- scan CODE       scans the QR code of a login; CODE is the text below it
  npm run companion -- approve         approves the scanned login
  npm run companion -- decline         declines the scanned login
  npm run companion -- show REQUEST    shows a payment request; REQUEST is its link or its id
  npm run companion -- pay REQUEST     pays a payment request
  npm run companion -- refuse REQUEST  declines a payment request
  npm run companion -- balance         shows the balances of the wallet
  npm run companion -- quizzes         lists the quizzes of the airdrop
  npm run companion -- quiz ID         shows the reward of a quiz, and its questions with numbered answers
  npm run companion -- answer ID N N … answers a quiz with one number for each question; repeat it after wrong answers
  npm run companion -- invite          prints your invitation link: you get a bonus of ${inviterPercent}% of what a friend wins
  npm run companion -- invited CODE    records who invited you, by code or link, within a day of registering
  npm run companion -- rewards         lists your rewards, your bonuses and the friends you invited

Every command takes --language ${languages.join('|')}, the language of the site's answers; without it en.
The companion calls the site at SITE_ORIGIN and stores its key in DATA_DIR/companion.json. Another DATA_DIR is another user.`

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

export class CompanionMisunderstood extends Error {}

type Place = Omit<CompanionDeps, 'language'>

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
  // The invite code is checked before the user is registered, so that a wrong code registers no one.
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
    // parseArgs throws only for wrong arguments.
    throw new CompanionMisunderstood('', { cause: error })
  }
}

function readLanguage(text: string): Language {
  if (!isLanguage(text)) throw new CompanionRefused(`The languages are ${languages.join(', ')}.`)
  return text
}
