import { useMessages } from '../i18n/use-messages.ts'
import { useLinks } from '../reader/use-links.ts'
import { PageLink } from '../ui/controls/page-link.tsx'

/** The tags of a post. They lie above the link that covers the whole row, so that they can be clicked. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  const t = useMessages('blog')
  const links = useLinks()
  if (tags.length === 0) return null
  return (
    <ul aria-label={t.tags()} className="relative -ms-2 mt-1 flex w-fit flex-wrap">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink
            to={links.blog({ tag })}
            className="inline-flex min-h-11 items-center px-2 text-xs text-accent hover:text-accent-strong"
          >
            #{tag}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
