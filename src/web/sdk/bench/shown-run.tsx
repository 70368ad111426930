import { useEffect, useRef } from 'react'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useCountdown } from '../../ui/states/countdown.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import type { ExampleRun, RunState } from './bench-store.ts'
import { clockTime } from './clock-time.ts'
import { exampleDapp, orders, stepOf, symbolOf } from './example-orders.ts'
import { answerRun, sendAgain } from './run-example.ts'
import { RunFailure } from './run-failure.tsx'
import { runMarks, useRunWords } from './run-words.ts'

interface ShownRunProps {
  readonly run: ExampleRun
  readonly isRepeated: boolean
}

/** The run that was started last: what it asks for, how far it is, and the buttons of the person with the phone. */
export function ShownRun({ run, isRepeated }: ShownRunProps) {
  const t = useMessages('sdk/run')
  const guide = useMessages('sdk/guide')
  const { kind, state, request, isAnswered, failure } = run
  const { waiting, once } = useSending()
  const heading = useRef<HTMLHeadingElement>(null)
  const words = useRunWords()
  useEffect(() => {
    // The reader goes on here: by keyboard, the answer buttons are next. The page does not scroll, because the bench is in view.
    heading.current?.focus({ preventScroll: true })
  }, [isAnswered])
  const titles = { payment: guide.payment(), transfer: guide.transfer(), server: guide.server() }
  const isWaiting = state === 'waiting' && isAnswered !== true
  return (
    <section aria-labelledby="bench-run" className="bench-run">
      <h3 id="bench-run" ref={heading} tabIndex={-1}>
        <span aria-hidden="true" className="guide-step">
          {stepOf[kind]}
        </span>
        {titles[kind]}
        {isWaiting && request !== undefined && <TimeLeft until={request.expires_at} />}
      </h3>
      <div className={request === undefined ? '' : 'bench-request'}>
        {request !== undefined && <QrCode text={request.link} label={t.codeAlt()} className="bench-qr" />}
        <RunFacts run={run} />
      </div>
      {kind === 'server' ? (
        <output className="mt-2 block">
          <StatusMark status={runMarks[state]}>{words[state]}</StatusMark>
        </output>
      ) : (
        <Steps run={run} />
      )}
      {failure !== undefined && <RunFailure failure={failure} />}
      {isWaiting && (
        <>
          <p className="mt-3 text-2xs text-ink-3">{t.phoneText()}</p>
          <div className="bench-answers">
            <Button
              kind="primary"
              waiting={waiting}
              onClick={() => void once(() => answerRun(kind, true, t.deviceName()))}
            >
              {t.approve()}
            </Button>
            <Button waiting={waiting} onClick={() => void once(() => answerRun(kind, false, t.deviceName()))}>
              {t.decline()}
            </Button>
          </div>
        </>
      )}
      {(request !== undefined || state === 'sent') && !isWaiting && (
        <Button
          size="sm"
          className="mt-3"
          waiting={waiting}
          onClick={() => void once(() => sendAgain(kind, t.deviceName()))}
        >
          {t.again()}
        </Button>
      )}
      <output className="mt-2 block text-xs empty:hidden">
        {isRepeated && (kind === 'server' ? t.sameTransfer() : t.sameRequest())}
      </output>
    </section>
  )
}

function TimeLeft({ until }: { until: string }) {
  const t = useMessages('sdk/run')
  const { minutes, seconds } = useCountdown({ until, now: until })
  return (
    <span role="timer" aria-live="off" className="bench-end">
      {t.left({ time: `${minutes}:${String(seconds).padStart(2, '0')}` })}
    </span>
  )
}

function RunFacts({ run: { kind, traceId } }: { run: ExampleRun }) {
  const t = useMessages('sdk/run')
  const order = orders[kind]
  const facts = [
    [t.amount(), `${order.amount} ${symbolOf(order.asset_id)}`],
    [t.sender(), kind === 'server' ? exampleDapp.name : ''],
    [t.to(), 'receiver' in order ? order.receiver : ''],
    [t.memo(), 'description' in order ? order.description : order.memo],
  ] as const
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div>
        <dt>{t.traceId()}</dt>
        <dd title={traceId}>
          <code>{traceId}</code>
        </dd>
      </div>
    </dl>
  )
}

const after: Readonly<Record<RunState, number>> = {
  starting: 0,
  waiting: 1,
  paid: 3,
  declined: 3,
  expired: 3,
  sent: 3,
}

/** How far a request is: created, answered, settled. */
function Steps({ run: { state, isAnswered, startedAt, endedAt } }: { run: ExampleRun }) {
  const t = useMessages('sdk/run')
  const { language } = useSite()
  const words = useRunWords()
  const reached = Math.max(after[state], isAnswered === true ? 2 : 0)
  const isOver = state === 'declined' || state === 'expired'
  const steps = [
    [t.created(), clockTime(startedAt, language)],
    [t.answer(), reached === 1 ? t.waiting() : ''],
    [isOver ? words[state] : t.paid(), endedAt === undefined ? '' : clockTime(endedAt, language)],
  ] as const
  return (
    <ol aria-label={t.steps()} aria-live="polite" className="bench-steps">
      {steps.map(([name, note], index) => (
        <li
          key={index === 2 ? 'end' : name}
          data-done={index < reached || undefined}
          data-over={(isOver && index === 2) || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {name}
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}
