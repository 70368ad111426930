import { inviterPercent } from '../../domain/airdrop/reward.ts'
import { useDevice } from '../device/use-device.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { OwnRewards } from './own-rewards.tsx'
import { ShareInvite } from './share-invite.tsx'

export default function AfterQuizzes({ url }: { url: string | undefined }) {
  return (
    <>
      <OwnAirdrop />
      <HowTo />
      {url !== undefined && <ShareInvite url={url} />}
    </>
  )
}

function HowTo() {
  const t = useMessages('airdrop/own')
  const facts = [
    [t.factTime(), t.factNone()],
    [t.factRetry(), t.factNone()],
    [t.factBonus(), `${inviterPercent}%`],
  ] as const
  const steps = [
    [t.step1(), t.step1Text()],
    [t.step2(), t.step2Text()],
    [t.step3(), t.step3Text()],
    [t.step4(), t.step4Text()],
  ] as const
  return (
    <section aria-label={t.how()} className="mt-10">
      <h2 className="mb-3 font-display text-lg">{t.how()}</h2>
      <dl className="quiz-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-2xs text-ink-3">{name}</dt>
            <dd className="font-display text-lg text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-4 grid gap-4">
        {steps.map(([name, text], index) => (
          <li key={name} className="quiz-step">
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3 className="text-sm">{name}</h3>
              <p className="text-xs text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function OwnAirdrop() {
  const { state } = useDevice((device) => Promise.resolve(device))
  return state.kind === 'ready' ? <OwnRewards device={state.device} /> : null
}
