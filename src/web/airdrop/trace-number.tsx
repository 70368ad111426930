import { useMessages } from '../i18n/use-messages.ts'

/** Enough of a trace to name a payment to the operator; people cannot read out a whole UUID. */
const shownCharacters = 8

export function TraceNumber({ traceId }: { traceId: string }) {
  const t = useMessages('airdrop/own')
  return (
    <span className="block">
      {t.trace()}{' '}
      <span className="quiz-code" title={traceId}>
        {traceId.slice(0, shownCharacters)}
      </span>
    </span>
  )
}
