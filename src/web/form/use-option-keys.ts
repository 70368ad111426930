import { useState, type KeyboardEvent } from 'react'
import type { RemoteOption } from './use-remote-options.ts'

interface OptionKeysDeps {
  readonly options: readonly RemoteOption[]
  readonly ask: () => void
  readonly close: () => void
  readonly choose: (option: RemoteOption) => void
}

/** Arrow keys walk through what is offered, Enter takes one, Escape folds them away. */
export function useOptionKeys({ options, ask, close, choose }: OptionKeysDeps) {
  const [active, setActive] = useState(-1)
  const isOpen = options.length > 0
  const fold = () => {
    close()
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is being composed belongs to whoever composes it.
    if (event.nativeEvent.isComposing) return
    const option = options[active]
    if (event.key === 'Escape' && isOpen) fold()
    else if (event.key === 'Enter' && option !== undefined) choose(option)
    else if (event.key === 'ArrowDown' && isOpen) setActive((active + 1) % options.length)
    else if (event.key === 'ArrowUp' && isOpen)
      setActive(((active + options.length) % (options.length + 1)) - 1)
    else if (event.key === 'ArrowDown') ask()
    else return
    event.preventDefault()
  }
  /** Which one the keyboard is at; -1 for none. */
  return { active, fold, onKeyDown }
}
