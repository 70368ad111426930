import { expect, it } from 'vitest'
import { videoEmbed } from './video-embed.ts'

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('%s plays without cookies', (url) => {
  expect(videoEmbed(url)).toEqual({
    host: 'YouTube',
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  })
})

it.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'])(
  '%s plays without tracking',
  (url) => {
    expect(videoEmbed(url)).toEqual({
      host: 'Vimeo',
      src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    })
  },
)

it.each(['', 'https://example.com/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', 'https://vimeo.com/about'])(
  '"%s" has no player',
  (url) => {
    expect(videoEmbed(url)).toBeUndefined()
  },
)
