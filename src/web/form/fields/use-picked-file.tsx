import { useRef, useState, type DragEvent, type ReactNode } from 'react'

interface PickedFile {
  readonly isOver: boolean
  readonly dropping: Readonly<
    Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
  >
  readonly choose: () => void
  readonly input: ReactNode
}

export function usePickedFile({
  label,
  accept,
  onPick,
}: {
  label: string
  accept: string
  onPick: (file: File) => void
}): PickedFile {
  const files = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const file = list?.[0]
    if (file !== undefined) onPick(file)
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  return {
    isOver,
    dropping: {
      onDragEnter: onDrag,
      onDragOver: onDrag,
      onDragLeave: onDrag,
      onDrop(event) {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
    },
    choose: () => files.current?.click(),
    input: (
      <input
        ref={files}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        className="hidden"
        onChange={(event) => {
          take(event.currentTarget.files)
          // The input is emptied, so that choosing the same file again counts as a change.
          event.currentTarget.value = ''
        }}
      />
    ),
  }
}
