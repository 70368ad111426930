export type VideoEmbed = { host: 'YouTube' | 'Vimeo'; src: string }

const youTube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|v|live|shorts)\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{6,})/
const vimeo =
  /^https:\/\/(?:(?:www\.)?vimeo\.com\/(?:\w+\/){0,3}|player\.vimeo\.com\/video\/)(\d+)(?:$|[?#/])/

/**
 * The most private player: YouTube's without cookies, Vimeo's without tracking. Both start playing at once, because a page
 * loads them only after a click on play. An address of any other site has no player.
 */
export function videoEmbed(url: string): VideoEmbed | undefined {
  const film = youTube.exec(url)?.[1]
  if (film !== undefined)
    return { host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${film}?autoplay=1` }
  const number = vimeo.exec(url)?.[1]
  return number === undefined
    ? undefined
    : { host: 'Vimeo', src: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1` }
}
