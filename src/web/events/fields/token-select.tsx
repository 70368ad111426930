import type { ComponentProps } from 'react'
import { RemoteSelect } from '../../form/remote-select.tsx'
import '../../form/remote-select.css'
import { fetchedClient } from '../../loading/load.ts'

export function TokenSelect(props: Omit<ComponentProps<typeof RemoteSelect>, 'find'>) {
  return <RemoteSelect autoCapitalize="characters" {...props} find={tokensLike} />
}

async function tokensLike(q: string) {
  return (await (await fetchedClient()).listTokenOptions({ q })).options
}
