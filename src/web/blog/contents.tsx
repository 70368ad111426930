import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import type { LoadedPost } from './present-post.ts'

/** Fewer chapters are seen at a glance. */
const least = 3

/** On a wide screen it stands beside the text and stays in sight; elsewhere it opens above it. */
export function Contents({ sections }: Pick<LoadedPost, 'sections'>) {
  const t = useMessages('blog/page')
  if (sections.length < least) return null
  const links = (
    <ol className="post-contents">
      {sections.map(({ id, level, text }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details data-print="none" className="post-fold mb-6">
        <summary className="flex min-h-11 items-center text-sm font-strong text-ink">
          {t.contents()}
          <Icon name="down" className="ms-auto size-4" />
        </summary>
        <nav aria-label={t.contents()} className="pb-2">
          {links}
        </nav>
      </details>
      <nav aria-label={t.contents()} data-print="none" className="post-rail">
        <p className="pb-1 text-xs font-strong text-ink">{t.contents()}</p>
        {links}
      </nav>
    </>
  )
}
