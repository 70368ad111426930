import { useMessages } from '../i18n/use-messages.ts'
import { deferredLoad } from '../loading/deferred-load.ts'
import { inBrowser, onServer } from '../loading/load.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { PageHead } from '../page/page-head.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Article } from './article.tsx'

const load = deferredLoad(() => import('./preview.load.ts'))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PreviewPage() {
  const t = useMessages('blog/page')
  const post = useLoaded(load)
  return (
    <div className="wrap pt-4">
      <PageHead title={post.title} description={post.excerpt} writtenIn={['ja']} unlisted />
      <Notice>{t.preview()}</Notice>
      <Article post={post} isPublic={false} />
    </div>
  )
}
