import { useEffect, useState } from 'react'
import type { Client } from '../../contract/calls/client.ts'
import { factsText } from '../../domain/kernel/text/notation.ts'
import type { AppDevice } from '../device/app-device.ts'
import { signedCall } from '../device/signed-call.ts'
import { troubleOf, type Trouble } from '../device/use-device.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSite } from '../reader/site.ts'
import { Skeleton, SkeletonGroup } from '../ui/states/skeleton.tsx'
import { Invitations } from './invitations.tsx'
import { setOwn as setShownOwn, useOwn } from './own-store.ts'
import { presentOwn, valueOf } from './present-own.ts'
import { ReadOlder } from './read-older.tsx'
import { Reward } from './reward.tsx'
import { TroubleNotice } from './trouble-notice.tsx'

type Airdrop = Awaited<ReturnType<Client['getAirdrop']>>

type Older = Partial<Pick<Airdrop, 'more_bonuses' | 'more_friends'>>

/** The lists with what was read after them. Each reply has all rewards of the user again, and only further bonuses. */
function withOlder(known: Airdrop, older: Airdrop, { more_bonuses, more_friends }: Older): Airdrop {
  const bonuses = older.rewards.filter(({ kind }) => kind === 'bonus')
  return {
    ...known,
    ...(more_bonuses !== undefined && {
      rewards: [...known.rewards, ...bonuses].toSorted((one, other) =>
        other.won_at.localeCompare(one.won_at),
      ),
      more_bonuses: older.more_bonuses,
    }),
    ...(more_friends !== undefined && {
      friends: [...known.friends, ...older.friends],
      more_friends: older.more_friends,
    }),
  }
}

export function OwnRewards({ device }: { device: AppDevice }) {
  const t = useMessages('airdrop/own')
  const { language } = useSite()
  const [own, setOwn] = useState<Airdrop>()
  const [trouble, setTrouble] = useState<Trouble>()
  const total = useOwn()?.total ?? null
  const { key, deviceId } = device
  const look = async () => {
    setTrouble(undefined)
    try {
      const airdrop = await signedCall('getAirdrop', { key, deviceId })
      setOwn(airdrop)
      setShownOwn(presentOwn(airdrop, { language, now: new Date() }))
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }
  const lookFurther = async (input: Older) => {
    const older = await signedCall('getAirdrop', { key, deviceId, input })
    setOwn((known) => known && withOlder(known, older, input))
  }
  useEffect(() => {
    void look()
    // Rewards are fetched once after mounting; later only the button fetches them.
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
          {factsText({
            facts: [t.as({ name: own.name }), own.inviter && t.invitedBy(own.inviter)],
            language,
          })}
        </p>
        {own.rewards.length === 0 ? (
          <p className="mt-3 border-y border-rule py-4 text-sm">{t.mineNone()}</p>
        ) : (
          <>
            {total !== null && (
              <p className="quiz-total">
                <b>{total}</b>
                <span>{t.totalValue({ value: valueOf(own.rewards, language) })}</span>
              </p>
            )}
            <ol className="mt-3 border-t border-ink">
              {own.rewards.map((reward) => (
                <Reward key={reward.trace_id} reward={reward} />
              ))}
            </ol>
            {own.more_bonuses > 0 && (
              <ReadOlder
                label={t.olderBonuses({ count: own.more_bonuses })}
                read={() => lookFurther({ more_bonuses: own.more_bonuses })}
              />
            )}
            <p className="mt-2 text-2xs text-ink-3">{t.once()}</p>
          </>
        )}
      </section>
      <Invitations own={own} onOlder={() => lookFurther({ more_friends: own.more_friends })} />
    </>
  )
}
