/** Only the server renders the content of a `noscript`, so the browser does not fetch the component. */
const PlainFollow = import.meta.env.SSR ? (await import('./plain-follow.tsx')).PlainFollow : undefined

export function NoscriptFollow({ itemId }: { itemId: string | null }) {
  return <noscript>{PlainFollow !== undefined && <PlainFollow itemId={itemId} />}</noscript>
}
