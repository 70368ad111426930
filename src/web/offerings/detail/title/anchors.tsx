import { useMessages } from '../../../i18n/use-messages.ts'
import type { LoadedOffering } from '../offering.load.ts'

/** Where on the page things are. */
export function Anchors({ offering }: { offering: LoadedOffering }) {
  const t = useMessages('offering')
  const anchors = [
    { id: 'facts', text: t.keyFacts(), isThere: true },
    { id: 'about', text: t.about(), isThere: offering.description !== null },
    { id: 'team', text: t.team(), isThere: offering.team.length > 0 },
    { id: 'video', text: t.video(), isThere: offering.video !== null },
    { id: 'history', text: t.history(), isThere: true },
  ]
  return (
    <nav
      aria-label={t.onThisPage()}
      className="-mx-(--gutter) mt-4 flex gap-6 overflow-x-auto border-b border-rule-2 px-(--gutter) text-sm [scrollbar-width:none] lg:mx-0 lg:mt-6 lg:px-0"
    >
      {anchors
        .filter(({ isThere }) => isThere)
        .map(({ id, text }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center whitespace-nowrap hover:text-accent focus-visible:-outline-offset-2"
          >
            {text}
          </a>
        ))}
    </nav>
  )
}
