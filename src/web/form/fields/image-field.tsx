import { useRef, useState, type ClipboardEvent } from 'react'
import { labelled } from '../../../domain/kernel/text/notation.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSite } from '../../reader/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { FieldControl } from '../../ui/controls/field.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { PickedImage, UploadProgress } from './picked-image.tsx'
import { usePickedFile } from './use-picked-file.tsx'
import { useUpload } from './use-upload.ts'

interface ImageFieldProps {
  readonly control: FieldControl & { readonly name: string }
  readonly label: string
  readonly value: string
  readonly onChange: (value: unknown) => void
}

export function ImageField({ control, label, value, onChange }: ImageFieldProps) {
  const t = useMessages('form-fields')
  const { language } = useSite()
  const chooser = useRef<HTMLButtonElement>(null)
  // An incomplete address may lead to a wrong host, so the preview waits until the field loses focus.
  const [typed, setTyped] = useState<string>()
  const { state, upload, cancel } = useUpload(onChange)
  const isUploading = state?.kind === 'sending'
  // The path of an uploaded image says nothing to a reader, so only the picture is shown.
  const isStored = value.startsWith('/')
  const { isOver, dropping, choose, input } = usePickedFile({
    label,
    accept: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
    onPick: (file) => void upload(file),
  })
  const onPaste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0]
    if (file === undefined) return
    event.preventDefault()
    void upload(file)
  }
  return (
    // Dropping needs no keyboard equivalent: a file can also be chosen, or its address pasted.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      aria-busy={isUploading}
      {...dropping}
      onPaste={onPaste}
      className={`grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border border-dashed p-3 ${isOver ? 'border-accent bg-accent-soft' : 'border-rule-2'}`}
    >
      <PickedImage src={value} className="object-contain" />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center gap-2 noscript:hidden">
          <Button
            ref={chooser}
            size="sm"
            aria-label={labelled({ label, text: t.chooseImage(), language })}
            {...(isStored && { id: control.id, 'aria-describedby': control['aria-describedby'] })}
            onClick={choose}
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
                chooser.current?.focus()
              }}
            >
              <Icon name="close" />
            </Button>
          )}
          {input}
        </div>
        {isUploading ? (
          <UploadProgress
            percent={state.percent}
            text={state.percent < 100 ? t.uploading({ percent: state.percent }) : t.making()}
            cancel={t.cancel()}
            onCancel={cancel}
          />
        ) : isStored ? (
          <p className="text-2xs text-ink-3">
            {t.storedImage()}
            <input type="hidden" name={control.name} value={value} />
          </p>
        ) : (
          <Input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-label={labelled({ label, text: t.imageAddress(), language })}
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
