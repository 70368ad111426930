import { useMessages } from '../i18n/use-messages.ts'

/** Fewer chapters than this are seen at a glance without a list of them. */
const fewest = 4

/** The chapters of a long page, beside it on wide screens. The server gave each `<h2>` its id. */
export function Contents({ html, lang }: { html: string; lang: string }) {
  const t = useMessages('pages')
  const chapters = [...html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)]
  if (chapters.length < fewest) return null
  return (
    <nav aria-label={t.contents()} className="hidden pt-6 text-sm lg:block">
      <div className="sticky top-6 max-w-panel">
        <h2 className="border-t border-ink py-2 text-xs">{t.contents()}</h2>
        <ol lang={lang}>
          {chapters.map(([, id = '', title = '']) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 text-ink-2 hover:text-accent">
                {asText(title)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function asText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}
