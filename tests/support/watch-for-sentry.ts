import { registerHooks } from 'node:module'

/** Loaded with `--import`: prints to the standard error when the Sentry SDK is loaded. */
registerHooks({
  load(url, context, next) {
    if (url.includes('/@sentry/')) process.stderr.write(`loaded ${url}\n`)
    return next(url, context)
  },
})
