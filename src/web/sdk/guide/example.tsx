import { Suspense, useState, type ComponentType } from 'react'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { CodeTabs } from './code-tabs.tsx'
import type { ExampleKind } from './example-orders.ts'

interface ExampleProps {
  readonly kind: ExampleKind
  readonly texts: Parameters<typeof CodeTabs>[0]['texts']
}

interface Shown {
  readonly Panel: ComponentType<{ kind: ExampleKind }>
  readonly nth: number
}

export function Example({ kind, texts }: ExampleProps) {
  const t = useMessages('sdk/guide')
  const { waiting, once } = useSending()
  const [shown, setShown] = useState<Shown>()
  const [isCut, setIsCut] = useState(false)
  const run = async () => {
    const module = await import('./run.tsx').catch(() => undefined)
    setIsCut(module === undefined)
    if (module !== undefined) setShown((before) => ({ Panel: module.default, nth: (before?.nth ?? 0) + 1 }))
  }
  return (
    <>
      <CodeTabs file={kind} texts={texts} run={{ waiting, onRun: () => void once(run) }} />
      {isCut && (
        <Notice kind="warn" role="alert" className="mt-4">
          <p>{t.runFailed()}</p>
        </Notice>
      )}
      {shown !== undefined && (
        <Suspense fallback={<div className="guide-run" />}>
          <shown.Panel key={shown.nth} kind={kind} />
        </Suspense>
      )}
    </>
  )
}
