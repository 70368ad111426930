import type { ChannelItem } from './write-rss.ts'

/** Something that happened on the site, in the reader's words. */
export interface News {
  /** Told once, whenever it is read again. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly at: Date
  readonly author?: string
  readonly tags?: readonly string[]
  /** All of it, as it stands in a page of the site. */
  readonly html?: string | undefined
  readonly picture?: NewsPicture | undefined
}

export interface NewsPicture {
  /** In the site, or an address elsewhere. */
  readonly path: string
  /** Known of pictures that the site holds itself. */
  readonly stored?: { readonly bytes: number; readonly width: number; readonly height: number } | undefined
}

/** Read far from the site: every address in it is whole. */
export function presentNews({ path, html, picture, ...news }: News, origin: string): ChannelItem {
  const link = origin + path
  return {
    ...news,
    link,
    html: html && withWholeAddresses(html, link),
    picture: picture && {
      ...picture.stored,
      url: new URL(picture.path, link).href,
      type: mediaTypeOf(picture.path),
    },
  }
}

const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** Undefined of an address that does not say. */
function mediaTypeOf(path: string): string | undefined {
  return mediaTypes[/\.(\w+)(?:[?#]|$)/.exec(path)?.[1]?.toLowerCase() ?? '']
}

/** Of HTML that was made safe: its tags are written in one way, and a mark in a text is never one of a tag. */
function withWholeAddresses(html: string, page: string): string {
  return html.replaceAll(/<(?:a|img) [^>]*>/g, (tag) =>
    tag.replaceAll(/ (href|src)="([^"]*)"/g, (_, name: string, written: string) => {
      const address = written.replaceAll('&amp;', '&').replaceAll('&quot;', '%22')
      if (!URL.canParse(address, page)) return ''
      return ` ${name}="${new URL(address, page).href.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`
    }),
  )
}
