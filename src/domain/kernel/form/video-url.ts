const youTube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|v|live|shorts)\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)[\w-]{11}(?:$|[?#&/])/
const vimeo =
  /^https:\/\/(?:(?:www\.)?vimeo\.com\/(?:\w+\/){0,3}|player\.vimeo\.com\/video\/)\d{1,18}(?:$|[?#/])/

/** The https URL of a video at YouTube (ids of eleven characters) or Vimeo (numeric ids). */
export function isVideoUrl(url: string): boolean {
  return youTube.test(url) || vimeo.test(url)
}
