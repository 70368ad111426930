import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { withNote } from '../../domain/kernel/text/notation.ts'
import { useSite } from '../reader/site.ts'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'

interface CopyOptions {
  readonly text: string
  readonly label: string
  readonly words: { readonly copy: string; readonly copied: string; readonly selected: string }
}

interface Copying {
  readonly shown: RefObject<HTMLElement | null>
  readonly button: ReactNode
  readonly stated: ReactNode
}

export function useCopyText({ text, label, words }: CopyOptions): Copying {
  const { language } = useSite()
  const shown = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // The clipboard needs HTTPS and a permission. Without it the text is selected, so that the reader can copy it by keyboard.
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current)
      setOutcome('selected')
    }
  }
  return {
    shown,
    button: (
      <Button
        size="sm"
        onClick={() => void copy()}
        aria-label={withNote({ text: words.copy, note: label, language })}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {words.copy}
      </Button>
    ),
    stated: (
      <output className="text-xs text-ok-text">
        {outcome === 'copied' ? words.copied : outcome === 'selected' ? words.selected : ''}
      </output>
    ),
  }
}
