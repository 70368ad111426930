import { isHttpFailure } from './http-failure.ts'

/**
 * Returns the fallback for a part of a page if its API call fails; other errors are bugs and are thrown. While the database is
 * away the failure is thrown too: the page would otherwise claim that there are no sales, or that a link is invalid.
 */
export async function orFallback<Answer, Without>(
  requested: Promise<Answer>,
  without: Without,
): Promise<Answer | Without> {
  try {
    return await requested
  } catch (error) {
    if (isHttpFailure(error) && error.problem?.code !== 'database_away') return without
    throw error
  }
}
