import type { Client } from '../../contract/calls/client.ts'
import { readInviteCode } from '../../domain/airdrop/invitation.ts'
import { inviterPercent } from '../../domain/airdrop/reward.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { invitePath } from '../../words/addresses/airdrop-addresses.ts'
import { checkSite, CompanionRefused, registeredClient, type CompanionDeps } from './companion-client.ts'
import { wonOf } from './quiz-lines.ts'

type Airdrop = Awaited<ReturnType<Client['getAirdrop']>>

export async function invite(deps: CompanionDeps): Promise<void> {
  const { file, client } = await registeredClient(deps)
  const { code } = await client.getAirdrop({})
  deps.print(languageOrigin({ siteOrigin: file.site, language: deps.language }) + invitePath(code))
}

export async function takeInvitation(input: string, deps: CompanionDeps): Promise<void> {
  const { client } = await registeredClient(deps)
  const code = codeOf(input, deps)
  const { inviter } = await client.takeInvitation({ code })
  deps.print(`Invited by ${inviter.name}, who gets ${inviterPercent}% on top of what you win.`)
}

/** Reads an invite code from the code itself, an invitation link, or the address of a page that such a link opened. */
export function codeOf(input: string, { siteOrigin }: Pick<CompanionDeps, 'siteOrigin'>): string {
  checkSite(input, { site: siteOrigin })
  const code = readInviteCode(URL.canParse(input) ? codeIn(new URL(input)) : input)
  if (code === undefined)
    throw new CompanionRefused(
      'This is not an invite code. A code has 8 letters and digits; it is the end of the link that `invite` prints.',
    )
  return code
}

function codeIn({ pathname, searchParams }: URL): string | null | undefined {
  return searchParams.get('code') ?? searchParams.get('invite') ?? pathname.split('/').at(-1)
}

export async function rewards(deps: CompanionDeps): Promise<void> {
  const { client } = await registeredClient(deps)
  const own = await client.getAirdrop({})
  const { print } = deps
  print(`${own.name}${own.inviter === null ? '' : `, invited by ${own.inviter.name}`}`)
  if (own.rewards.length === 0) print('No rewards yet.')
  const rest = await readRest(own, client)
  for (const reward of [...own.rewards, ...rest.bonuses]) {
    const why = reward.friend === null ? 'all right' : `${inviterPercent}% bonus, won by ${reward.friend}`
    print(`+${reward.amount} ${reward.symbol}  ${why}: ${reward.title} (${reward.quiz_id})`)
    print(`  ${wonOf(reward)}, paid ${reward.won_at}, trace ${reward.trace_id}`)
  }
  print(`Friends invited: ${own.friend_count}`)
  for (const { name, wins, bonuses } of [...own.friends, ...rest.friends]) {
    const brought = bonuses.map(({ amount, symbol }) => `  +${amount} ${symbol}`).join('')
    print(`  ${name}  wins: ${wins}${brought}`)
  }
}

/** Reads the older bonuses and friends that the first reply has left out. */
async function readRest(
  first: Airdrop,
  client: Client,
): Promise<Pick<Airdrop, 'friends'> & { bonuses: Airdrop['rewards'] }> {
  const bonuses: Airdrop['rewards'][number][] = []
  const friends: Airdrop['friends'][number][] = []
  let { more_bonuses, more_friends } = first
  while (more_bonuses > 0 || more_friends > 0) {
    const older = await client.getAirdrop({ more_bonuses, more_friends })
    bonuses.push(...older.rewards.filter(({ kind }) => kind === 'bonus'))
    friends.push(...older.friends)
    ;({ more_bonuses, more_friends } = older)
  }
  return { bonuses, friends }
}
