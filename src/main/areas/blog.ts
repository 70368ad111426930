import { blogJobs } from '../../api/blog/blog.jobs.ts'
import { blogNews } from '../../api/blog/blog.news.ts'
import { implementBlog } from '../../api/blog/blog.operations.ts'
import { previewLinks } from '../../api/blog/preview-links.ts'
import type { Language } from '../../domain/kernel/site/language.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Area } from './area.ts'

export function openBlog({ database, content, secret, now }: Foundation) {
  return {
    name: 'blog',
    operations: implementBlog({ database, content, previews: previewLinks(secret), now }),
    jobs: blogJobs(),
    news: { latest: (language: Language) => blogNews(language, database) },
  } satisfies Area & { news: object }
}

export type BlogNews = ReturnType<typeof openBlog>['news']
