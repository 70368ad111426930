import { inlineSymbol } from '../ui/pictures/inline-symbol.ts'
import logo from './logo.svg?url&no-inline'
import drawing from './logo.svg?raw'

/** The logo, inlined by the server for the first paint. When a browser renders the logo again, it links the file. */
export function Logo({ label }: { label: string }) {
  return (
    <>
      <svg
        width={125}
        height={30}
        aria-hidden="true"
        className="block text-ink"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? inlineSymbol(drawing, 'logo') : `<use href="${logo}#logo"/>`,
        }}
      />
      <span className="sr-only">{label}</span>
    </>
  )
}
