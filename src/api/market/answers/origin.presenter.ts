import { isStale } from '../../../domain/market/quotes/coin.ts'

export interface Origin {
  readonly quotedAt: number | null
  readonly source: string
}

export function presentOrigin({ quotedAt, source }: Origin, now: number) {
  return {
    quoted_at: momentOf(quotedAt),
    source,
    is_stale: isStale({ quotedAt, now }),
    is_demo: source === 'demo',
  }
}

export function momentOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}
