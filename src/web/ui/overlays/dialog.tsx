import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../controls/button.tsx'
import './dialog.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** On phones a `sheet` rises from the bottom edge; on wider screens a sheet and a dialog look the same, centred. */
  as?: 'dialog' | 'sheet'
  /**
   * The element that gets the focus when the dialog opens, by default its first control. For a question choose the harmless
   * answer.
   */
  initialFocus?: RefObject<HTMLElement | null>
  actions?: ReactNode
  children?: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  as = 'dialog',
  initialFocus,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      initialFocus?.current?.focus()
    }
    if (!open) dialog.current?.close()
  }, [open, initialFocus])

  // Safari does not know `closedby`, so a click on the backdrop closes the dialog here. Such a click has the dialog itself as its
  // target.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && !('closedBy' in dialog.current)) onClose()
  }

  const sheet = as === 'sheet'
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`dialog ${sheet ? 'sheet' : ''}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={() => open && onClose()}
      onClick={onClick}
    >
      <header className={`flex items-center justify-between gap-2 ps-5 pe-1.5 ${sheet ? 'py-1' : 'pt-2.5'}`}>
        <h2 id={titleId} className={sheet ? 'text-md' : 'font-display text-lg'}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 text-sm">
        {rest.children}
      </div>
      {rest.actions && (
        <footer
          className={`flex gap-2 px-5 ${
            sheet
              ? 'border-t border-rule pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:last:flex-1'
              : 'flex-wrap justify-end pb-5'
          }`}
        >
          {rest.actions}
        </footer>
      )}
    </dialog>
  )
}
