export function isCompanionApp(headers: DecidingHeaders): boolean {
  return headers['user-agent']?.includes('CoinView/') === true
}

/** What decides about the answer. */
export type DecidingHeaders = Partial<
  Record<'host' | 'user-agent' | 'if-none-match' | 'accept-encoding', string | undefined>
>

/**
 * As they came over the line: making all of them ready for the framework would cost as much as everything else here.
 * Nothing of a request that says one of them twice.
 */
export function readHeaders(raw: readonly string[]): DecidingHeaders | undefined {
  const read: DecidingHeaders = {
    host: undefined,
    'user-agent': undefined,
    'if-none-match': undefined,
    'accept-encoding': undefined,
  }
  for (let at = 0; at < raw.length; at += 2) {
    const name = decidingNameOf(raw[at] ?? '')
    if (name === undefined) continue
    if (read[name] !== undefined) return undefined
    read[name] = raw[at + 1]
  }
  return read
}

/** Told by its length first, as most headers are none of them. */
function decidingNameOf(written: string): keyof DecidingHeaders | undefined {
  const name = namesByLength[written.length]
  return name !== undefined && (written === name || written.toLowerCase() === name) ? name : undefined
}

const namesByLength: readonly (keyof DecidingHeaders | undefined)[] = Array.from(
  { length: 16 },
  (_, length) =>
    (['host', 'user-agent', 'if-none-match', 'accept-encoding'] as const).find(
      (name) => name.length === length,
    ),
)
