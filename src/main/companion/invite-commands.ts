import { readInviteCode } from '../../domain/airdrop/invitation.ts'
import { languageOrigin } from '../../domain/kernel/site/site-host.ts'
import { invitePath } from '../../words/airdrop-addresses.ts'
import { checkSite, CompanionRefused, registeredClient, type CompanionNeeds } from './companion-client.ts'
import { wonOf } from './quiz-lines.ts'

/** The link for one's friends. */
export async function invite(needs: CompanionNeeds): Promise<void> {
  const { file, client } = await registeredClient(needs)
  const { code } = await client.getAirdrop({})
  needs.print(languageOrigin({ siteOrigin: file.site, language: needs.language }) + invitePath(code))
}

/** Says who invited, by their code or their link. */
export async function takeInvitation(given: string, needs: CompanionNeeds): Promise<void> {
  const { client } = await registeredClient(needs)
  const code = codeOf(given, needs)
  const { inviter } = await client.takeInvitation({ code })
  needs.print(`Invited by ${inviter.name}, who gets 10% on top of what you win.`)
}

/** Of the code itself, the link of an invitation, or a page that such a link led to. */
export function codeOf(given: string, { siteOrigin }: Pick<CompanionNeeds, 'siteOrigin'>): string {
  checkSite(given, { site: siteOrigin })
  const code = readInviteCode(URL.canParse(given) ? codeIn(new URL(given)) : given)
  if (code === undefined)
    throw new CompanionRefused(
      'This is no invite code. It has 8 letters and digits, and stands at the end of the link that `invite` prints.',
    )
  return code
}

function codeIn({ pathname, searchParams }: URL): string | null | undefined {
  return searchParams.get('code') ?? searchParams.get('invite') ?? pathname.split('/').at(-1)
}

/** What was won, what friends brought, and who they are. */
export async function rewards(needs: CompanionNeeds): Promise<void> {
  const { client } = await registeredClient(needs)
  const own = await client.getAirdrop({})
  const { print } = needs
  print(`${own.name}${own.inviter === null ? '' : `, invited by ${own.inviter.name}`}`)
  if (own.rewards.length === 0) print('No rewards yet.')
  for (const reward of own.rewards) {
    const why = reward.friend === null ? 'all right' : `10% bonus, won by ${reward.friend}`
    print(`+${reward.amount} ${reward.symbol}  ${why}: ${reward.title} (${reward.quiz_id})`)
    print(`  ${wonOf(reward)}, paid ${reward.won_at}, trace ${reward.trace_id}`)
  }
  print(`Friends invited: ${own.friend_count}`)
  for (const { name, wins, bonuses } of own.friends) {
    const brought = bonuses.map(({ amount, symbol }) => `  +${amount} ${symbol}`).join('')
    print(`  ${name}  wins: ${wins}${brought}`)
  }
}
