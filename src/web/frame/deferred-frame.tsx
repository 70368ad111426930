import { useMessages } from '../i18n/use-messages.ts'
import { ToastRegion } from '../ui/overlays/toast-region.tsx'
import { Footer } from './footer.tsx'
import { LanguageSuggestion } from './language-suggestion.tsx'
import { ScrollKeeper } from './scroll-keeper.tsx'
import { useSite } from '../reader/site.ts'
import { useVisit } from './use-visit.ts'

/** The part of the frame that is hydrated after the page itself: nobody needs it in the first moment. */
export default function DeferredFrame() {
  const t = useMessages('frame')
  const { inApp } = useSite()
  useVisit()
  return (
    <>
      {!inApp && <Footer />}
      {!inApp && <LanguageSuggestion />}
      <ToastRegion label={t.notifications()} close={t.closeNotification()} />
      <ScrollKeeper />
    </>
  )
}
