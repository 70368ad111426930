import { useEffect, useState } from 'react'
import { imageKindOf } from '../../../domain/files/image-kind.ts'
import { PickedImage, UploadProgress } from '../../form/fields/picked-image.tsx'
import { usePickedFile } from '../../form/fields/use-picked-file.tsx'
import { useUpload } from '../../form/fields/use-upload.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'

interface IconFieldProps {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly required?: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (path: string) => void
  /** Called with what is wrong with the file that was chosen last, and with undefined once a file is taken. */
  readonly onRefused: (text: string | undefined) => void
}

/** The first bytes of the file decide its format, as on the server. */
export function IconField({ id, label, help, required, error, value, onChange, onRefused }: IconFieldProps) {
  const t = useMessages('dapps/page')
  const [isOtherKind, setOtherKind] = useState(false)
  const { state, upload, cancel } = useUpload(onChange, 'icon')
  const isUploading = state?.kind === 'sending'
  const take = async (file: File) => {
    const kind = imageKindOf(new Uint8Array(await file.slice(0, 32).arrayBuffer()))
    const isOther = kind !== 'jpeg' && kind !== 'png'
    setOtherKind(isOther)
    if (isOther) cancel()
    else await upload(file)
  }
  const { isOver, dropping, choose, input } = usePickedFile({
    label,
    accept: 'image/jpeg,image/png',
    onPick: (file) => void take(file),
  })
  const refused = isOtherKind
    ? t.iconOtherKind()
    : state?.kind === 'too large'
      ? t.iconTooLarge()
      : state?.kind === 'refused'
        ? (state.text ?? t.notUploaded())
        : undefined
  // Runs only when the text changes: the function is another one at each rendering.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => onRefused(refused), [refused])
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={refused ?? error}
      {...(required !== undefined && { required })}
    >
      {({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        // Dropping needs a mouse; the button does the same for keyboards.
        <div
          aria-busy={isUploading}
          {...dropping}
          className="dapp-icon"
          data-over={isOver || undefined}
          data-wrong={invalid}
        >
          <PickedImage src={value} className="rounded-md object-cover" />
          {isUploading ? (
            <UploadProgress
              percent={state.percent}
              text={t.uploading()}
              cancel={t.cancel()}
              onCancel={cancel}
            />
          ) : (
            <Button
              id={controlId}
              aria-describedby={describedBy}
              aria-label={value === '' ? t.chooseIcon() : t.chooseAnother()}
              onClick={choose}
            >
              {value === '' ? t.chooseIcon() : t.chooseAnother()}
            </Button>
          )}
          {input}
        </div>
      )}
    </Field>
  )
}
