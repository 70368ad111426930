import { useRef, useState, type DragEvent, type ReactNode } from 'react'

interface PickedFile {
  /** Whether a file is being dragged over the drop area. */
  readonly isOver: boolean
  /** Event handlers of the drop area. */
  readonly dropping: Readonly<
    Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
  >
  /** Opens the file dialog. */
  readonly choose: () => void
  /** The hidden file input that `choose` clicks. */
  readonly input: ReactNode
}

/** Lets the reader choose or drop a file. */
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
          // Allows choosing the same file again.
          event.currentTarget.value = ''
        }}
      />
    ),
  }
}
