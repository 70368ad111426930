import type { LoadArguments } from '../loading/load.ts'

/** The server makes these tables from the declarations of the operations. */
export async function load({ client }: LoadArguments) {
  return client.getSdkReference({})
}
