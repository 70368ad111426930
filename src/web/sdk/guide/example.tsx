import { useState } from 'react'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { StatusMark } from '../../ui/tables/tag.tsx'
import { useBench, type ExampleRun } from '../bench/bench-store.ts'
import { clockTime } from '../bench/clock-time.ts'
import type { ExampleKind } from '../bench/example-orders.ts'
import { runMarks, useRunWords } from '../bench/run-words.ts'
import { CodeTabs } from './code-tabs.tsx'

interface ExampleProps {
  readonly kind: ExampleKind
  readonly texts: Parameters<typeof CodeTabs>[0]['texts']
}

/** Code that can be run. Its result is shown by the wallet beside the chapters; a line below the code says how far it is. */
export function Example({ kind, texts }: ExampleProps) {
  const t = useMessages('sdk/guide')
  const words = useMessages('sdk/run')
  const { waiting, once } = useSending()
  const { runs } = useBench()
  const [isCut, setIsCut] = useState(false)
  const run = async () => {
    const module = await import('../bench/run-example.ts').catch(() => undefined)
    setIsCut(module === undefined)
    await module?.runExample(kind, words.deviceName())
  }
  const latest = runs[kind]
  return (
    <>
      <CodeTabs
        file={kind}
        texts={texts}
        run={{
          label: latest === undefined ? t.run() : t.runAgain(),
          waiting,
          onRun: () => void once(run),
        }}
      />
      <RunLine run={latest} />
      {isCut && (
        <Notice kind="warn" role="alert" className="mt-4">
          <p>{t.runFailed()}</p>
        </Notice>
      )}
    </>
  )
}

function RunLine({ run }: { run: ExampleRun | undefined }) {
  const t = useMessages('sdk/run')
  const { language } = useSite()
  const states = useRunWords()
  return (
    // The region exists before the first run, so that screen readers announce its first text too.
    <output className="guide-line">
      {run !== undefined && (
        <>
          <StatusMark status={run.failure === undefined ? runMarks[run.state] : 'failed'}>
            {run.failure === undefined ? states[run.state] : t.failed()}
          </StatusMark>
          <code>{run.traceId}</code>
          <span className="guide-acts">
            {run.endedAt === undefined
              ? t.startedAt({ time: clockTime(run.startedAt, language) })
              : t.endedAt({ time: clockTime(run.endedAt, language) })}
          </span>
        </>
      )}
    </output>
  )
}
