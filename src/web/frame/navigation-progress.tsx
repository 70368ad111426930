import { useNavigation } from 'react-router'
import { useMessages } from '../i18n/use-messages.ts'
import { useNavigationFailed } from '../loading/navigation-failure.ts'

/** A thin bar at the top while the next page loads; vermilion for a while when its data did not come. */
export function NavigationProgress() {
  const loading = useNavigation().state !== 'idle'
  const failed = useNavigationFailed()
  const t = useMessages('frame')
  const state = failed ? 'failed' : loading ? 'loading' : 'idle'
  return (
    <div className="progress" data-state={state} data-testid="navigation-progress">
      <output className="sr-only">{failed ? t.loadFailed() : loading ? t.loading() : ''}</output>
    </div>
  )
}
