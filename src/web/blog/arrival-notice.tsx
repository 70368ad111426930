import { use } from 'react'
import { htmlLang, type Language } from '../../domain/kernel/site/language.ts'
import { loadedMessages, loadMessages } from '../i18n/loaded-messages.ts'
import { useSite } from '../reader/site.ts'
import { useLinks } from '../reader/use-links.ts'
import { Notice } from '../ui/states/notice.tsx'

/** Explains to a reader who was redirected from another language, in that language, why the blog is Japanese. */
export function ArrivalNotice({ from }: { from: Language | null }) {
  return from === null ? null : <NoticeIn language={from} />
}

function NoticeIn({ language }: { language: Language }) {
  const t = import.meta.env.SSR
    ? loadedMessages(language, 'blog/page')
    : use(loadMessages(language, 'blog/page'))
  const { origins } = useSite()
  const home = useLinks().home()
  return (
    <div lang={htmlLang[language]} data-print="none" className="pt-4">
      <Notice>
        {t.arrived()}{' '}
        <a href={origins[language] + home} className="link inline-flex min-h-11 items-center">
          {t.backHome()}
        </a>
      </Notice>
    </div>
  )
}
