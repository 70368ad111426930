import type { LoadArguments } from '../loading/load.ts'

/** The tables are made from the declarations, on the server alone. */
export async function load({ client }: LoadArguments) {
  return client.getSdkReference({})
}
