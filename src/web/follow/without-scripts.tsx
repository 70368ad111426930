/** Of the server alone: what stands in a `noscript` is nothing to a browser that runs this. */
const PlainFollow = import.meta.env.SSR ? (await import('./plain-follow.tsx')).PlainFollow : undefined

export function WithoutScripts({ itemId }: { itemId: string | null }) {
  return <noscript>{PlainFollow !== undefined && <PlainFollow itemId={itemId} />}</noscript>
}
