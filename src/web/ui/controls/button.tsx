import type { ComponentProps, MouseEvent } from 'react'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { buttonClass, type ButtonLook } from '../styles/button-class.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { waiting?: boolean; waitingLabel?: string }

const idle = (event: MouseEvent) => event.preventDefault()

/**
 * A button with a label for waiting. Both labels take up the same place, so the button keeps its width. While it waits, it keeps
 * the focus but ignores clicks.
 */
export function Button({ kind, size, className, waiting, waitingLabel, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, className })}
      {...(waiting && { 'aria-busy': true, 'aria-disabled': true, onClick: idle })}
    >
      {waitingLabel ? (
        <span className="grid place-items-center *:col-start-1 *:row-start-1">
          <span className={`flex items-center gap-2 ${waiting ? 'invisible' : ''}`}>{children}</span>
          <span className={`flex items-center gap-2 ${waiting ? '' : 'invisible'}`}>
            <i className="spin" />
            {waitingLabel}
          </span>
        </span>
      ) : (
        <>
          {waiting && <i className="spin" />}
          {children}
        </>
      )}
    </button>
  )
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string }

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={`btn btn-icon ${className}`}>
      <Icon name={icon} />
    </button>
  )
}
