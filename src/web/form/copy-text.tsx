import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'

interface CopyOptions {
  readonly text: string
  /** What it is, where several stand on a page. */
  readonly label: string
  readonly words: { readonly copy: string; readonly copied: string; readonly selected: string }
}

interface Copying {
  /** Of where the text is shown. */
  readonly shown: RefObject<HTMLElement | null>
  readonly button: ReactNode
  /** What came of it. */
  readonly stated: ReactNode
}

/** A button that copies a text which is shown. */
export function useCopyText({ text, label, words }: CopyOptions): Copying {
  const shown = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Not on every connection, nor with every permission: the reader's own keys copy what is selected.
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current)
      setOutcome('selected')
    }
  }
  return {
    shown,
    button: (
      <Button size="sm" onClick={() => void copy()} aria-label={`${words.copy} (${label})`}>
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
