import type { LoadArguments } from '../loading/load.ts'

export async function load({ client }: LoadArguments) {
  return client.getSdkReference({})
}
