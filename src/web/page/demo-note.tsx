import { useMessages } from '../i18n/use-messages.ts'

export interface DemoNoteProps {
  readonly of: 'sale' | 'sales' | 'event' | 'events' | 'post' | 'posts'
}

/** Says once per page, in a whole sentence, that what it shows is made up. */
export default function DemoNote({ of }: DemoNoteProps) {
  const t = useMessages('demo-notes')
  return (
    <p role="note" className="my-3 border border-dashed border-ongoing px-3 py-2 text-xs text-ongoing-text">
      {t[of]()}
    </p>
  )
}
