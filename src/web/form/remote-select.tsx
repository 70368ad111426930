// No tag of HTML offers what a server knows as somebody types: a datalist shows what it likes.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useId, useRef, type ComponentProps, useState, type KeyboardEvent } from 'react'
import { Input } from '../ui/controls/input.tsx'
import { useRemoteOptions, type RemoteOption } from './use-remote-options.ts'

interface RemoteSelectProps extends Omit<ComponentProps<typeof Input>, 'value' | 'type' | 'icon'> {
  readonly name: string
  /** Read out where no label stands beside it. */
  readonly label?: string
  readonly value?: string
  /** What the server knows of a text; it may fail, and offers nothing then. */
  readonly find: (text: string) => Promise<readonly RemoteOption[]>
  /** What stands in the field once one was chosen: what a form sends, unless said otherwise. */
  readonly written?: (option: RemoteOption) => string
  /** Called when one was chosen, with the form it stands in. */
  readonly onChoose?: ((form: HTMLFormElement, option: RemoteOption) => void) | undefined
}

const valueOf = ({ value }: RemoteOption) => value

/**
 * A text field that offers what a server knows as somebody types. Arrow keys walk through them, Enter takes one, Escape folds them away;
 * without scripts, or without an answer, it takes whatever is typed.
 */
export function RemoteSelect({
  label,
  value = '',
  find,
  written = valueOf,
  onChoose,
  className = '',
  ...rest
}: RemoteSelectProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { options, ask, close } = useRemoteOptions(find)
  const isOpen = options.length > 0
  const { active, fold, onKeyDown } = useOptionKeys({
    options,
    ask: () => ask(input.current?.value ?? ''),
    close,
    choose,
  })
  function choose(option: RemoteOption) {
    const field = input.current
    if (field === null) return
    field.value = written(option)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    fold()
    if (field.form !== null) onChoose?.(field.form, option)
  }
  return (
    <div className={`relative ${className}`}>
      <Input
        maxLength={60}
        {...rest}
        ref={input}
        icon="search"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={options[active] === undefined ? undefined : `${listId}-${active}`}
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        onInput={(event) => {
          // Filled in by a choice it asks for nothing.
          if (event.nativeEvent.isTrusted) ask(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={fold}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={label} className="remote-options">
          {options.map((option, place) => (
            // The keyboard walks through them from the field.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

interface OptionKeysDeps {
  readonly options: readonly RemoteOption[]
  readonly ask: () => void
  readonly close: () => void
  readonly choose: (option: RemoteOption) => void
}

/** Arrow keys walk through what is offered, Enter takes one, Escape folds them away. */
function useOptionKeys({ options, ask, close, choose }: OptionKeysDeps) {
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
