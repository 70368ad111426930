import { isHttpFailure } from './http-failure.ts'

/**
 * A part of a page that could not be had is left out; what is no answer of the API is a fault of ours. While the
 * database is away nothing is left out: such a page would say that there are no sales, or that a link is not valid.
 */
export async function orWithout<Answer, Without>(
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
