import { useMessages } from '../../i18n/use-messages.ts'
import { LinkTabs } from '../../ui/lists/tabs.tsx'
import type { LoadedList } from './list.load.ts'

export function SectionTabs({ sections }: { sections: LoadedList['sections'] }) {
  const t = useMessages('offerings')
  const words = {
    all: t.sectionAll(),
    before: t.sectionBefore(),
    ongoing: t.sectionOngoing(),
    finished: t.sectionFinished(),
  }
  return (
    <LinkTabs
      label={t.tabs()}
      tabs={sections.map(({ section, ...tab }) => ({ ...tab, label: words[section] }))}
    />
  )
}
