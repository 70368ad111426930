import { useMessages } from '../i18n/use-messages.ts'

/** Marks one item of demo content. Copies the look of `Label`, whose import would load the code of sales. */
export function DemoMark() {
  return (
    <span className="border border-dashed px-1 text-2xs text-ongoing-text">
      {useMessages('demo-notes').short()}
    </span>
  )
}

interface DemoNoteProps {
  readonly of: 'sales' | 'event' | 'events' | 'post' | 'posts' | 'prices' | 'quizzes'
}

/** Says once per page, in a whole sentence, that what it shows is made up. */
export default function DemoNote({ of }: DemoNoteProps) {
  return (
    <p className="my-2 border border-dashed px-2 py-1.5 text-2xs leading-data text-ongoing-text">
      {useMessages('demo-notes')[of]()}
    </p>
  )
}
