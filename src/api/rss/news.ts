import type { ChannelItem } from './write-rss.ts'

export interface News {
  /** A stable id, by which feed readers recognise items they have shown. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly at: Date
  readonly author?: string
  readonly tags?: readonly string[]
  readonly html?: string | undefined
  readonly picture?: NewsPicture | undefined
}

export interface NewsPicture {
  /** A path of this site or a URL of another. */
  readonly path: string
  readonly stored?: { readonly bytes: number; readonly width: number; readonly height: number } | undefined
}

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

function mediaTypeOf(path: string): string | undefined {
  return mediaTypes[/\.(\w+)(?:[?#]|$)/.exec(path)?.[1]?.toLowerCase() ?? '']
}

/** Makes addresses in sanitised HTML absolute. A regular expression suffices, because the sanitiser's output is uniform. */
function withWholeAddresses(html: string, page: string): string {
  return html.replaceAll(/<(?:a|img) [^>]*>/g, (tag) =>
    tag.replaceAll(/ (href|src)="([^"]*)"/g, (_, name: string, written: string) => {
      const address = written.replaceAll('&amp;', '&').replaceAll('&quot;', '%22')
      if (!URL.canParse(address, page)) return ''
      return ` ${name}="${new URL(address, page).href.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`
    }),
  )
}
