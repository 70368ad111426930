import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// A task of its own: reading the libraries is long enough a wait for a phone.
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

// Whoever cannot fetch it has no line for what it is there for.
import('./loading/register-service-worker.ts')
  .then((late) => late.registerServiceWorker())
  .catch(() => undefined)
