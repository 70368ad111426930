import type { Language } from '../../domain/kernel/site/language.ts'
import type { Queries } from '../database/database.ts'

/** The static pages that are written, each as `terms ja`. */
export async function writtenPages({ query }: Queries): Promise<ReadonlySet<string>> {
  const rows = await query<{ page_id: string; language: Language }>('select page_id, language from pages')
  return new Set(rows.map(({ page_id: id, language }) => `${id} ${language}`))
}

/** How many entries of the demo content the site shows, by kind. */
export async function countDemo({ query }: Queries): Promise<Readonly<Record<string, number>>> {
  const [counts] = await query<Readonly<Record<string, number>>>(
    `select (select count(*)::int from offerings where (entry ->> 'is_demo')::boolean) as sales,
       (select count(*)::int from ads where is_demo) as advertisements,
       (select count(*)::int from events where source = 'demo') as events,
       (select count(*)::int from posts where is_demo) as articles,
       (select count(*)::int from quizzes where is_demo) as quizzes`,
  )
  return counts ?? {}
}
