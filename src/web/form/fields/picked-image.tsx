import { useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'

export function PickedImage({ src, className }: { src: string; className: string }) {
  return (
    <Picture
      src={src === '' ? null : src}
      className={`logo-image size-22 border border-rule ${className}`}
      fallback={
        <span
          className={`grid size-22 place-items-center border border-rule bg-sunken text-ink-3 ${className}`}
        >
          <Icon name="plus" />
        </span>
      }
    />
  )
}

interface UploadProgressProps {
  readonly percent: number
  readonly text: string
  readonly cancel: string
  readonly onCancel: () => void
}

export function UploadProgress({ percent, text, cancel, onCancel }: UploadProgressProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button disappears, so the focus moves here.
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <div className="flex min-h-(--control) flex-1 flex-wrap items-center gap-x-3">
      <progress aria-label={text} max={100} value={percent} className="h-1.5 flex-1 basis-24" />
      <span className="text-2xs text-ink-3">{text}</span>
      <Button ref={button} size="sm" kind="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
