import { registerHooks } from 'node:module'

/** Given to node with --import: says on stderr when the error reporting SDK is loaded. */
registerHooks({
  load(url, context, next) {
    if (url.includes('/@sentry/')) process.stderr.write(`loaded ${url}\n`)
    return next(url, context)
  },
})
