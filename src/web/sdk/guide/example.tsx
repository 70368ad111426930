import { Suspense, useState, type ComponentType } from 'react'
import { useSending } from '../../form/use-sending.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/panel-tabs.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { CodeBlock } from './code-block.tsx'
import type { ExampleKind } from './orders.ts'

interface ExampleProps {
  readonly kind: ExampleKind
  /** The same in several languages, by their names. */
  readonly texts: Readonly<Record<string, string>>
}

interface Shown {
  readonly Panel: ComponentType<{ kind: ExampleKind }>
  readonly nth: number
}

/** Code that runs: the SDK and all that it takes come with the first press. */
export function Example({ kind, texts }: ExampleProps) {
  const t = useMessages('sdk/guide')
  const { waiting, once } = useSending()
  const [shown, setShown] = useState<Shown>()
  const [isCut, setIsCut] = useState(false)
  const run = async () => {
    const late = await import('./late/run.tsx').catch(() => undefined)
    setIsCut(late === undefined)
    if (late !== undefined) setShown((before) => ({ Panel: late.default, nth: (before?.nth ?? 0) + 1 }))
  }
  const names = Object.keys(texts)
  const [selected = '', setSelected] = useState(names[0])
  const blocks = names.map((name) => (
    <div key={name} className={name === selected ? '' : 'guide-other'}>
      <CodeBlock
        name={name}
        text={texts[name] ?? ''}
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
    </div>
  ))
  return (
    <>
      {names.length === 1 ? (
        blocks
      ) : (
        <div className="guide-tabs">
          <Tabs
            label={t.languages()}
            tabs={names.map((name) => ({ id: name, label: name }))}
            selected={selected}
            onSelect={setSelected}
          >
            {blocks}
          </Tabs>
        </div>
      )}
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
