import { useRef, useState, type DragEvent } from 'react'
import { imageKindOf } from '../../../domain/files/image-kind.ts'
import { useUpload } from '../../form/fields/use-upload.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'

interface IconFieldProps {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly required?: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (path: string) => void
}

/** A picture, chosen or dropped. What it is its first bytes say, here as on the server. */
export function IconField({ id, label, help, required, error, value, onChange }: IconFieldProps) {
  const t = useMessages('dapps/page')
  const files = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isOtherKind, setOtherKind] = useState(false)
  const { state, upload, cancel } = useUpload(onChange, 'icon')
  const isUploading = state?.kind === 'sending'
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const kind = imageKindOf(new Uint8Array(await file.slice(0, 32).arrayBuffer()))
    const isOther = kind !== 'jpeg' && kind !== 'png'
    setOtherKind(isOther)
    if (isOther) cancel()
    else await upload(file)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  const refused = isOtherKind
    ? t.iconOtherKind()
    : state?.kind === 'too large'
      ? t.iconTooLarge()
      : state?.kind === 'refused'
        ? (state.text ?? t.notUploaded())
        : undefined
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={refused ?? error}
      {...(required !== undefined && { required })}
    >
      {({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        // Whoever has no mouse chooses a file.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          aria-busy={isUploading}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={onDrag}
          onDrop={(event) => {
            onDrag(event)
            setOver(false)
            void take(event.dataTransfer.files[0])
          }}
          className="dapp-icon"
          data-over={isOver || undefined}
          data-wrong={invalid}
        >
          <Picture
            src={value === '' ? null : value}
            className="logo-image size-22 rounded-md border border-rule object-cover"
            fallback={
              <span className="grid size-22 place-items-center rounded-md border border-rule bg-sunken text-ink-3">
                <Icon name="plus" />
              </span>
            }
          />
          {isUploading ? (
            <div className="flex min-h-(--control) flex-1 flex-wrap items-center gap-x-3">
              <progress
                aria-label={t.uploading()}
                max={100}
                value={state.percent}
                className="h-1.5 flex-1 basis-24"
              />
              <span className="text-2xs text-ink-3">{t.uploading()}</span>
              <Button size="sm" kind="quiet" onClick={cancel}>
                {t.cancel()}
              </Button>
            </div>
          ) : (
            <Button
              id={controlId}
              aria-describedby={describedBy}
              aria-label={value === '' ? t.chooseIcon() : t.chooseAnother()}
              onClick={() => files.current?.click()}
            >
              {value === '' ? t.chooseIcon() : t.chooseAnother()}
            </Button>
          )}
          <input
            ref={files}
            type="file"
            accept="image/jpeg,image/png"
            tabIndex={-1}
            aria-label={label}
            className="hidden"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0])
              // The same file may be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </div>
      )}
    </Field>
  )
}
