import { useState } from 'react'
import { withNote } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/panel-tabs.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { CodeBlock } from './code-block.tsx'

const languages = { TypeScript: 'ts', curl: 'sh' } as const
type CodeLanguage = keyof typeof languages
const names: readonly CodeLanguage[] = ['TypeScript', 'curl']

interface CodeTabsProps {
  readonly file: string
  readonly texts: Readonly<Record<CodeLanguage, string>>
  readonly run?: { readonly label: string; readonly waiting: boolean; readonly onRun: () => void }
}

export function CodeTabs({ file, texts, run }: CodeTabsProps) {
  const t = useMessages('sdk/guide')
  const { language } = useSite()
  const [selected, setSelected] = useState<CodeLanguage>('TypeScript')
  return (
    <div className="guide-tabs">
      <Tabs
        label={t.languages()}
        tabs={names.map((name) => ({ id: name, label: name }))}
        selected={selected}
        onSelect={setSelected}
      >
        {names.map((name) => {
          const fileName = `${file}.${languages[name]}`
          return (
            <div key={name} className={name === selected ? '' : 'guide-other'}>
              <CodeBlock
                name={fileName}
                text={texts[name]}
                actions={
                  run !== undefined && (
                    <Button
                      kind="primary"
                      size="sm"
                      waiting={run.waiting}
                      aria-label={withNote({ text: run.label, note: fileName, language })}
                      onClick={run.onRun}
                    >
                      <Icon name="play" />
                      {run.label}
                    </Button>
                  )
                }
              />
            </div>
          )
        })}
      </Tabs>
    </div>
  )
}
