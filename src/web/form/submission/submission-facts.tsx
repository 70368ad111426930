import { useMessages } from '../../i18n/use-messages.ts'
import type { LoadedStanding, ShownTime } from './load-submission.ts'

export interface Fact {
  readonly name: string
  readonly text: string | null
  /** The address of a picture of ours, which is shown in place of the text. */
  readonly picture?: string | undefined
}

interface SubmissionFactsProps {
  readonly facts: readonly Fact[]
  readonly className: string
}

export function SubmissionFacts({ facts, className }: SubmissionFactsProps) {
  return (
    <dl className="mt-4 border-t border-ink text-sm">
      {facts.map(({ name, text, picture }) =>
        text === null || text === '' ? null : (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-rule py-3"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className={`${className} text-ink`}>
              {picture === undefined ? text : <img src={picture} alt={name} className="submitted-picture" />}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Receipt number, times in the zone of the sender, and the masked address. */
export function useStandingFacts(standing: LoadedStanding): Fact[] {
  const t = useMessages('submission/page')
  const { status, receipt, sentAt, correctedAt, corrections, decidedAt, email } = standing
  const written = (shown: ShownTime | null): string | null => {
    if (shown === null) return null
    const { time, zone } = shown
    return zone === null ? time : t.inZone({ time, zone })
  }
  const corrected = written(correctedAt)
  return [
    { name: t.number(), text: receipt },
    { name: t.sentAt(), text: written(sentAt) },
    {
      name: t.correctedAt(),
      text: corrected === null ? null : t.correctedTimes({ time: corrected, count: corrections }),
    },
    { name: status === 'withdrawn' ? t.withdrawnAt() : t.decidedAt(), text: written(decidedAt) },
    { name: t.address(), text: email },
  ]
}
