import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// A separate task: evaluating the libraries has already taken long enough on a phone.
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

// Optional: if it cannot be fetched, the network is down and there is nothing to register.
import('./loading/register-service-worker.ts')
  .then((late) => late.registerServiceWorker())
  .catch(() => undefined)
