import { industries } from '../../domain/offerings/fields/industries.ts'
import { boxNames, onlyBox } from '../../domain/offerings/list/filter-boxes.ts'
import { targetRangeEnds, targetRanges } from '../../domain/offerings/list/target-ranges.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { CachedMarkup } from '../page/cached-markup.tsx'
import { useLinks } from '../reader/use-links.ts'
import { useRangeText } from '../reader/use-range-text.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { FooterGroup, FooterLinks } from './footer-group.tsx'

const firstColumn = 14

export function FooterBrowse() {
  return (
    <>
      <CachedMarkup as="details" className="footer-industries group col-span-2" of={industries}>
        <Industries />
      </CachedMarkup>
      <CachedMarkup as="div" className="grid content-start gap-8" of={targetRanges}>
        <Narrowed />
      </CachedMarkup>
    </>
  )
}

function Industries() {
  const t = useMessages('frame/footer')
  const names = useMessages('industries')
  const links = useLinks()
  const industryLinks = industries.map((industry) => ({
    to: links.industry(industry),
    text: names[industry](),
  }))
  return (
    <>
      <summary>
        <h2 className="text-xs">{t.industries()}</h2>
        <Icon name="down" className="ms-auto size-4 group-open:rotate-180 md:hidden" />
      </summary>
      <div className="grid grid-cols-2 gap-x-6">
        <FooterLinks items={industryLinks.slice(0, firstColumn)} />
        <FooterLinks items={industryLinks.slice(firstColumn)} />
      </div>
    </>
  )
}

function Narrowed() {
  const t = useMessages('frame/footer')
  const filters = useMessages('filters')
  const links = useLinks()
  const rangeText = useRangeText()
  return (
    <>
      <FooterGroup
        title={t.status()}
        items={boxNames('statuses').map((box) => ({
          to: links.home(onlyBox('statuses', box)),
          text: filters[box](),
        }))}
      />
      <FooterGroup
        title={t.coins()}
        items={boxNames('coins').map((box) => ({
          to: links.home(onlyBox('coins', box)),
          text: filters[box](),
        }))}
      />
      <FooterGroup
        title={t.scale()}
        items={targetRanges.map((range) => ({
          to: links.targetRange(range),
          text: rangeText(targetRangeEnds[range]),
        }))}
      />
    </>
  )
}
