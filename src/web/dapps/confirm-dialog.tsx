import { useRef } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly waiting: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before an action that cannot be undone; the focus is on cancel. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  waiting,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useMessages('dapps/page')
  const harmless = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t.close()}
      initialFocus={harmless}
      actions={
        <>
          <Button ref={harmless} onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button kind="danger-solid" waiting={waiting} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
