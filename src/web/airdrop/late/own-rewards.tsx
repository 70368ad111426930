import { useEffect, useState } from 'react'
import type { Client } from '../../../contract/calls/client.ts'
import { formatWon } from '../../../domain/airdrop/won-format.ts'
import { formatAmount } from '../../../domain/kernel/numbers/number-format.ts'
import { invitePath } from '../../../words/airdrop-addresses.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { momentOf } from '../present-quiz.ts'
import type { AppDevice } from '../../device/app-device.ts'
import { signedCall } from '../../device/signed-call.ts'
import { ShareInvite } from './share-invite.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { troubleOf, type Trouble } from '../../device/use-device.ts'

type Airdrop = Awaited<ReturnType<Client['getAirdrop']>>

/** What somebody has won, what their friends brought them, and the link for those. */
export function OwnRewards({ device }: { device: AppDevice }) {
  const t = useMessages('airdrop/own')
  const [own, setOwn] = useState<Airdrop>()
  const [trouble, setTrouble] = useState<Trouble>()
  const { key, deviceId } = device
  const look = async () => {
    setTrouble(undefined)
    try {
      setOwn(await signedCall('getAirdrop', { key, deviceId }))
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }
  useEffect(() => {
    void look()
    // Asked once; a press asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [deviceId])
  if (trouble !== undefined) return <TroubleNotice trouble={trouble} onAgain={() => void look()} />
  if (own === undefined)
    return (
      <SkeletonGroup label={t.loading()}>
        <Skeleton className="quiz-waits mt-10 w-full" />
      </SkeletonGroup>
    )
  return (
    <>
      <section id="rewards" aria-label={t.mine()} className="quiz-anchor">
        <h2 className="font-display text-lg">{t.mine()}</h2>
        <p className="mt-1 text-xs text-ink-3">
          {t.as({ name: own.name })}
          {own.inviter !== null && ` · ${t.invitedBy(own.inviter)}`}
        </p>
        {own.rewards.length === 0 ? (
          <p className="mt-3 border-y border-rule py-4 text-sm">{t.mineNone()}</p>
        ) : (
          <>
            <ol className="mt-3 border-t border-ink">
              {own.rewards.map((reward) => (
                <Reward key={reward.trace_id} reward={reward} />
              ))}
            </ol>
            <p className="mt-2 text-2xs text-ink-3">{t.once()}</p>
          </>
        )}
      </section>
      <Invitations own={own} />
    </>
  )
}

function Reward({ reward }: { reward: Airdrop['rewards'][number] }) {
  const t = useMessages('airdrop/own')
  const { language } = useSite()
  const { day, time } = momentOf(reward.won_at, language)
  return (
    <li className="quiz-reward grid gap-x-4 gap-y-1 border-b border-rule py-3 text-sm">
      <p className="text-ink">
        {reward.friend === null
          ? t.rewardLine({ title: reward.title })
          : t.bonusLine({ title: reward.title, friend: reward.friend })}
      </p>
      <p className="text-end font-strong text-ink">
        +{formatAmount({ value: reward.amount, language })} {reward.symbol}
      </p>
      <p className="text-2xs text-ink-3">
        <time dateTime={reward.won_at}>
          {day} {time}
        </time>
        <span className="quiz-code block">{reward.trace_id}</span>
      </p>
      <p className="text-end text-2xs text-ink-3">
        <span className="block">{formatWon({ value: reward.value_krw, language })}</span>
        <StatusMark status="succeeded" className="mt-1">
          {t.paid()}
        </StatusMark>
      </p>
    </li>
  )
}

function Invitations({ own }: { own: Airdrop }) {
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
        </>
      )}
    </section>
  )
}
