import type { Client } from '../../contract/calls/client.ts'
import { formatAmount } from '../../domain/kernel/numbers/number-format.ts'
import { invitePath } from '../../words/addresses/airdrop-addresses.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { ReadOlder } from './read-older.tsx'
import { ShareInvite } from './share-invite.tsx'

type Airdrop = Awaited<ReturnType<Client['getAirdrop']>>

export function Invitations({ own, onOlder }: { own: Airdrop; onOlder: () => Promise<void> }) {
  const t = useMessages('airdrop/own')
  const { language, origins } = useSite()
  const { friends } = own
  return (
    <section id="invite" aria-label={t.invite()} className="quiz-anchor">
      <h2 className="font-display text-lg">{t.invite()}</h2>
      <p className="mt-1 text-sm">{t.friendsNone()}</p>
      <p className="mt-3 flex items-baseline justify-between border-y border-rule py-3 text-sm">
        {t.myCode()} <b className="quiz-code text-md text-ink">{own.code}</b>
      </p>
      <ShareInvite url={origins[language] + invitePath(own.code)} label={t.shareMine()} />
      {own.friend_count > 0 && (
        <>
          <h3 className="mt-6 text-sm">{t.friends({ count: own.friend_count })}</h3>
          <ul className="mt-2 border-t border-rule">
            {friends.map(({ name, invited_at: at, wins, bonuses }) => (
              <li
                key={`${at} ${name}`}
                className="flex justify-between gap-3 border-b border-rule py-2.5 text-sm"
              >
                <span className="text-ink">{name}</span>
                <span className="text-end text-xs text-ink-3">
                  {t.friendWins({ count: wins })}
                  {bonuses.map(({ amount, symbol }) => (
                    <b key={symbol} className="block text-sm text-ink">
                      +{formatAmount({ value: amount, language })} {symbol}
                    </b>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          {own.more_friends > 0 && (
            <ReadOlder label={t.olderFriends({ count: own.more_friends })} read={onOlder} />
          )}
        </>
      )}
    </section>
  )
}
