import { LogoImage } from '../../../ui/pictures/logo-image.tsx'

interface Named {
  readonly name: string
  readonly langs: { readonly name: string | undefined }
  readonly originalName: { readonly text: string; readonly lang: string | undefined } | null
  readonly logo: string | null
  readonly symbol: string | null
}

export function TitleLogo({ cell: { logo, name } }: { cell: Named }) {
  return <LogoImage src={logo} name={name} eager className="size-14 rounded-md lg:size-18" />
}

export function TitleName({ cell, kind }: { cell: Named; kind: string | null }) {
  const { name, langs, originalName, symbol } = cell
  return (
    <>
      <span lang={langs.name}>{name}</span>{' '}
      {originalName !== null && (
        <>
          <span lang={originalName.lang} className="text-md font-medium text-ink-3 md:text-lg">
            {originalName.text}
          </span>{' '}
        </>
      )}
      <span className="font-sans text-sm font-medium text-ink-3 md:text-md">
        {[symbol, kind].filter(Boolean).join(' / ')}
      </span>
    </>
  )
}
