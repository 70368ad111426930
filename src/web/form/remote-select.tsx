// HTML has no element for suggestions from a server: browsers filter and display a datalist in their own ways.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { lazy, Suspense, useId, useRef, type ComponentProps, useState, type KeyboardEvent } from 'react'
import { Input } from '../ui/controls/input.tsx'
import { useRemoteOptions, type RemoteOption } from './use-remote-options.ts'

interface RemoteSelectProps extends Omit<ComponentProps<typeof Input>, 'value' | 'type' | 'icon'> {
  readonly name: string
  readonly label?: string
  readonly value?: string
  /** Loads the options for a text. A failure gives no options. */
  readonly find: (text: string) => Promise<readonly RemoteOption[]>
  /** The text of the field after a choice; default: the value that the form sends. */
  readonly written?: (option: RemoteOption) => string
  readonly onChoose?: ((form: HTMLFormElement, option: RemoteOption) => void) | undefined
}

const OptionLogo = lazy(() => import('./option-logo.tsx'))

const valueOf = ({ value }: RemoteOption) => value

/**
 * A text field with suggestions from the server. Arrow keys move through the suggestions, Enter accepts one, Escape closes the
 * list. Without scripts or without a response it accepts any text.
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
          // Only typing requests suggestions. A choice from the list dispatches an input event too, which is not trusted.
          if (event.nativeEvent.isTrusted) ask(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={fold}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={label} className="remote-options">
          {options.map((option, place) => (
            // Options need no key handler, because keyboard users reach them from the field by arrow keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.logo !== undefined && (
                <Suspense fallback={<span className="size-6 flex-none" />}>
                  <OptionLogo {...option} logo={option.logo} />
                </Suspense>
              )}
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

function useOptionKeys({ options, ask, close, choose }: OptionKeysDeps) {
  const [active, setActive] = useState(-1)
  const isOpen = options.length > 0
  const fold = () => {
    close()
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, as for Japanese, arrow keys and Enter belong to the input method.
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
  return { active, fold, onKeyDown }
}
