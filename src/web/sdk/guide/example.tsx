import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { CodeBlock } from './code-block.tsx'
import type { ExampleKind } from './orders.ts'

interface ExampleProps {
  readonly kind: ExampleKind
  readonly name: string
  readonly text: string
  /** Below the code: the same in another language. */
  readonly children?: ReactNode
}

interface Shown {
  readonly Panel: ComponentType<{ kind: ExampleKind }>
  readonly nth: number
}

/** Code that runs: the SDK and all that it takes come with the first press. */
export function Example({ kind, name, text, children }: ExampleProps) {
  const t = useMessages('sdk/guide')
  const { waiting, once } = useSending()
  const [shown, setShown] = useState<Shown>()
  const [isCut, setIsCut] = useState(false)
  const run = async () => {
    const late = await import('./late/run.tsx').catch(() => undefined)
    setIsCut(late === undefined)
    if (late !== undefined) setShown((before) => ({ Panel: late.default, nth: (before?.nth ?? 0) + 1 }))
  }
  return (
    <>
      <CodeBlock
        name={name}
        text={text}
        actions={
          <Button
            kind="primary"
            size="sm"
            waiting={waiting}
            aria-label={`${t.run()} (${name})`}
            onClick={() => void once(run)}
          >
            <Icon name="play" />
            {t.run()}
          </Button>
        }
      />
      {children}
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
