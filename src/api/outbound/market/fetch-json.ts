const defaultTimeout = 10_000
const maxBytes = 20_000_000
const maxWait = 600_000

/** A source failed. `waitMilliseconds` is how long it asks to wait before the next request. */
export class SourceFailure extends Error {
  readonly waitMilliseconds: number

  constructor(
    message: string,
    { waitMilliseconds = 0, cause }: { waitMilliseconds?: number; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'SourceFailure'
    this.waitMilliseconds = waitMilliseconds
  }
}

interface JsonRequest {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMilliseconds?: number | undefined
  readonly now: () => Date
  readonly signal?: AbortSignal | undefined
}

/** Fetches JSON from a source. A redirect counts as a failure. Error messages contain neither the full address nor the key. */
export async function fetchJson({
  url,
  headers = {},
  timeoutMilliseconds = defaultTimeout,
  now,
  signal,
}: JsonRequest): Promise<unknown> {
  const what = `${url.host}${url.pathname}`
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
  }).catch((error: unknown) => {
    throw new SourceFailure(`${what} does not answer: ${reasonOf(error)}`, { cause: error })
  })
  if (!response.ok) {
    await response.body?.cancel()
    const waitMilliseconds = waitOf({ response, now: now().getTime() })
    throw new SourceFailure(`${what} answered ${response.status}`, { waitMilliseconds })
  }
  const text = await readLimited(response).catch((error: unknown) => {
    throw new SourceFailure(`${what} broke off: ${reasonOf(error)}`, { cause: error })
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SourceFailure(`${what} did not answer JSON`, { cause: error })
  }
}

export const defaultWaitMilliseconds = 60_000

function waitOf({ response, now }: { response: Response; now: number }): number {
  const stated = response.headers.get('retry-after')
  if (stated === null) return response.status === 429 ? defaultWaitMilliseconds : 0
  const wait = /^\d+$/.test(stated) ? Number(stated) * 1000 : new Date(stated).getTime() - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), maxWait) : defaultWaitMilliseconds
}

async function readLimited(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > maxBytes) throw new Error('the answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
