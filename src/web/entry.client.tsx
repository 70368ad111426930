import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Hydration starts in a separate task, so that the browser can respond in between: evaluating the libraries has already blocked a
// phone for long enough.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
})

// A failure to fetch this script is ignored: the network is down, and without a network the service worker cannot be registered
// either.
import('./loading/register-service-worker.ts')
  .then((late) => late.registerServiceWorker())
  .catch(() => undefined)
