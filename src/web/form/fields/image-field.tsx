import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import type { FieldControl } from '../../ui/controls/field.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { useMessages } from '../../i18n/use-messages.ts'
import { useUpload } from './use-upload.ts'

interface ImageFieldProps {
  readonly control: FieldControl
  readonly label: string
  readonly value: string
  readonly onChange: (value: unknown) => void
}

/** A picture: chosen, dropped, pasted, or named by its address. It is shown as soon as it is there. */
export function ImageField({ control, label, value, onChange }: ImageFieldProps) {
  const t = useMessages('form-fields')
  const files = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  // Half an address leads to somebody else's host: it counts when the field is left.
  const [typed, setTyped] = useState<string>()
  const { state, upload, cancel } = useUpload(onChange)
  const isUploading = state?.kind === 'sending'
  const take = (list: FileList | undefined, event?: { preventDefault: () => void }) => {
    const file = list?.[0]
    if (file === undefined) return
    event?.preventDefault()
    void upload(file)
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => take(event.clipboardData.files, event)
  return (
    // Whoever has no mouse chooses a file or pastes into the field of the address.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      aria-busy={isUploading}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
      onPaste={onPaste}
      className={`grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border border-dashed p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-rule-2'}`}
    >
      <Picture
        src={value === '' ? null : value}
        className="logo-image size-22 border border-rule object-contain"
        fallback={
          <span className="grid size-22 place-items-center border border-rule bg-sunken text-ink-3">
            <Icon name="plus" />
          </span>
        }
      />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            aria-label={`${label}: ${t.chooseImage()}`}
            onClick={() => files.current?.click()}
            disabled={isUploading}
          >
            {isOver ? t.dropHere() : t.chooseImage()}
          </Button>
          {value !== '' && !isUploading && (
            <Button
              size="sm"
              kind="quiet"
              aria-label={t.remove({ name: label })}
              onClick={() => {
                onChange(null)
                files.current?.parentElement?.querySelector('button')?.focus()
              }}
            >
              <Icon name="close" />
            </Button>
          )}
          <input
            ref={files}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            tabIndex={-1}
            aria-label={label}
            className="hidden"
            onChange={(event) => {
              take(event.currentTarget.files ?? undefined)
              // The same file may be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </div>
        {isUploading ? (
          <Progress percent={state.percent} onCancel={cancel} />
        ) : (
          <Input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-label={`${label} ${t.imageAddress()}`}
            placeholder={t.imageAddress()}
            value={typed ?? value}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => {
              if (typed !== undefined) onChange(typed)
              setTyped(undefined)
            }}
          />
        )}
        <Outcome state={state} />
      </div>
    </div>
  )
}

function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const t = useMessages('form-fields')
  const cancel = useRef<HTMLButtonElement>(null)
  const text = percent < 100 ? t.uploading({ percent }) : t.making()
  useEffect(() => {
    // The button that was pressed can be pressed no more.
    if (document.activeElement === document.body) cancel.current?.focus()
  }, [])
  return (
    <div className="flex min-h-(--control) flex-wrap items-center gap-x-3">
      <progress aria-label={text} max={100} value={percent} className="h-1.5 flex-1 basis-24" />
      <span className="text-2xs text-ink-3">{text}</span>
      <Button ref={cancel} size="sm" kind="quiet" onClick={onCancel}>
        {t.cancel()}
      </Button>
    </div>
  )
}

function Outcome({ state }: { state: ReturnType<typeof useUpload>['state'] }) {
  const t = useMessages('form-fields')
  return (
    <>
      <output className="text-2xs text-ok-text empty:hidden">{state?.kind === 'sent' && t.uploaded()}</output>
      <p role="alert" className="flex gap-1.5 text-xs text-error-text empty:hidden">
        {(state?.kind === 'refused' || state?.kind === 'too large') && (
          <>
            <Icon name="warn" className="mt-0.5 size-4" />
            {state.kind === 'too large' ? t.imageTooLarge() : (state.text ?? t.notUploaded())}
          </>
        )}
      </p>
    </>
  )
}
