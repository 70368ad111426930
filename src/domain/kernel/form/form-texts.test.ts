import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../../../tests/support/processor-time.ts'
import { isCapText } from './cap-text.ts'
import { isImagePath } from './image-path.ts'
import { isVideoUrl } from './video-url.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const caps = lines(`
  20,000,000 ABC
  10,000 ETH
  5,000 ETH
  900 ETH
  100 BTC
  1 ETH
  0 ETH
  1,500,000 EUR
  30,000,000 EUR
  1,000,000,000 EUR
  12,000,000 CHF
  2,000,000 GBP
  200,000 NEO
  55,000 WAVES
  7,500 WAVES
  50,000,000 XLM
  450,000,000 XLM
  500000000 UXM
  60,000,000 LYS
  2,500,000,000 ZIAR
  3,000,000 AX1
  15,000,000 AX1
  20,000,000,000 KRW
  750,000 TRX
  400,000,000 GNY
  10,000 eth
  10,000ETH
  10.000 ETH
  10 000 ETH
  10'000 CHF
  1.5 BTC
  1,000.50 USD
  1.000,50 EUR
  1,00,000 INR
  5M
  5 M
  5m
  100万USDT
  1億円
  1 億円
  30억원
  500万元
  10 токенов
  10 ευρώ
  10 dollars
  8,000,000 tokens
  1 B2X
  5,000 1INCH
  3 x
  007 BOND
`)
const noCaps = [
  ...lines(`
    0
    5
    20,000,000
    None
    none
    TBA
    TBD
    ABC
    ABC 20,000,000
    $5M
    $5,000,000
    USD 5,000,000
    € 100
    €100
    ¥1000
    5M USD
    5 million USD
    20,000,000 ABC tokens
    10,000 ETH / 500 BTC
    10,000 ETH or 500 BTC
    10,000 - 20,000 ETH
    10,000-20,000 ETH
    ~10,000 ETH
    ca. 10,000 ETH
    > 100 ETH
    -5 ETH
    +5 ETH
    10,,000 ETH
    10,000, ETH
    10. ETH
    ,000 ETH
    .5 BTC
    1e6 USD coins
    10,000 ETH!
    10,000 ETH.
    10,000 (ETH)
    10,000 $ABC
    10,000 A-B
    10,000 A_B
    10,000 €
    10,000 %
    50%
    １０ ETH
    10;000 ETH
    10/2 ETH
    ٣٠ ETH
    10,000 <b>ETH</b>
    10,000 🚀
    unlimited
    no cap
  `),
  '',
  ' ',
  `1${',1'.repeat(5)}`,
]

describe('a cap', () => {
  it.each(caps)('may be written %s', (text) => {
    expect(isCapText(text)).toBe(true)
    expect(isCapText(`  ${text} `)).toBe(true)
  })

  it.each(noCaps)('cannot be written "%s"', (text) => {
    expect(isCapText(text)).toBe(false)
  })

  it('is any number with one kind of separator, and any word', () => {
    const digits = fc.stringMatching(/^\d{1,3}$/)
    const numbers = fc.tuple(
      fc.array(digits, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(',', '.', "'", ' '),
    )
    const units = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,11}$/)
    fc.assert(
      fc.property(numbers, fc.constantFrom(' ', ''), units, ([groups, separator], space, unit) => {
        const number = groups.join(separator)
        expect(isCapText(number + space + unit)).toBe(true)
        expect(isCapText(number)).toBe(false)
        expect(isCapText(`${number}${separator}${separator === ' ' ? ',' : separator} ${unit}`)).toBe(false)
      }),
    )
  })

  it('is checked quickly for any input', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void isCapText(text)))
    const worked = processorTime()
    isCapText(`${'1,'.repeat(100_000)}x`)
    isCapText(`${'1'.repeat(100_000)} ${'x'.repeat(100_000)}!`)
    expect(worked()).toBeLessThan(500)
  })
})

const film = 'dQw4w9WgXcQ'
const videos = [
  `https://www.youtube.com/watch?v=${film}`,
  `https://youtube.com/watch?v=${film}`,
  `https://m.youtube.com/watch?v=${film}`,
  `https://www.youtube.com/watch?t=1&v=${film}`,
  `https://www.youtube.com/watch?v=${film}&t=42s`,
  `https://www.youtube.com/watch?app=desktop&v=${film}&list=PL1`,
  `https://www.youtube.com/watch?v=${film}#t=5`,
  `https://www.youtube.com/embed/${film}`,
  `https://www.youtube.com/embed/${film}?rel=0`,
  `https://www.youtube.com/embed/${film}/`,
  `https://www.youtube-nocookie.com/embed/${film}`,
  `https://www.youtube.com/shorts/${film}`,
  `https://youtube.com/shorts/${film}?feature=share`,
  `https://www.youtube.com/live/${film}`,
  `https://www.youtube.com/v/${film}`,
  `https://youtu.be/${film}`,
  `https://youtu.be/${film}?t=10`,
  'https://youtu.be/p0teXjW-pTs',
  'https://youtu.be/___________',
  'https://youtu.be/-----------',
  'https://vimeo.com/76979871',
  'https://www.vimeo.com/76979871',
  'https://vimeo.com/1',
  'https://vimeo.com/76979871/',
  'https://vimeo.com/76979871?share=copy',
  'https://vimeo.com/76979871#t=10s',
  'https://vimeo.com/76979871/abcdef0123',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://vimeo.com/groups/short/videos/76979871',
  'https://vimeo.com/album/5/76979871',
  'https://player.vimeo.com/video/263108433',
  'https://player.vimeo.com/video/263108433?h=abc&dnt=1',
]
const noVideos = [
  '',
  'youtube',
  film,
  '76979871',
  `www.youtube.com/watch?v=${film}`,
  `youtu.be/${film}`,
  `//youtu.be/${film}`,
  `http://www.youtube.com/watch?v=${film}`,
  `http://youtu.be/${film}`,
  'http://vimeo.com/76979871',
  `ftp://youtu.be/${film}`,
  `HTTPS://youtu.be/${film} `,
  'https://www.youtube.com',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  `https://www.youtube.com/watch?x=${film}`,
  `https://www.youtube.com/watch#v=${film}`,
  `https://www.youtube.com/watch/${film}`,
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/embed/dQw4w9WgX+Q',
  'https://www.youtube.com/shorts/',
  'https://www.youtube.com/channel/UC38IQsAvIsxxjztdMZQtwHA',
  'https://www.youtube.com/@rick',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/user/someone',
  'https://www.youtube.com/results?search_query=a',
  'https://youtu.be/',
  'https://youtu.be/dQw4w9WgXc%51',
  `https://youtube.com.evil.example/watch?v=${film}`,
  `https://notyoutube.com/watch?v=${film}`,
  `https://evil.example/https://youtu.be/${film}`,
  `https://evil.example/?u=youtube.com/watch?v=${film}`,
  `https://youtu.be@evil.example/${film}`,
  `https://user@youtu.be/${film}`,
  `https://youtu.be:8443/${film}`,
  'https://vimeo.com',
  'https://vimeo.com/',
  'https://vimeo.com/about',
  'https://vimeo.com/12a',
  'https://vimeo.com/a12',
  'https://vimeo.com/-5',
  'https://vimeo.com/1.5',
  'https://vimeo.com/12345678901234567890',
  'https://vimeo.com/a/b/c/d/5',
  'https://player.vimeo.com/76979871',
  'https://player.vimeo.com/video/abc',
  'https://vimeo.com.evil.example/5',
  'https://viemo.com/5',
  'https://dailymotion.com/video/x2',
  'https://www.twitch.tv/videos/5',
  'https://example.com/film.mp4',
  'javascript:alert(1)',
  `javascript:"https://youtu.be/${film}"`,
  'data:text/html,x',
]

describe('the URL of a video', () => {
  it.each(videos)('may be %s', (url) => {
    expect(isVideoUrl(url)).toBe(true)
  })

  it.each(noVideos)('cannot be "%s"', (url) => {
    expect(isVideoUrl(url)).toBe(false)
  })

  it('is accepted only on the hosts of the two providers', () => {
    const parts = fc.constantFrom(
      ...videos,
      ...noVideos,
      '@',
      '/',
      '?',
      '#',
      '.',
      ':',
      '\\',
      'evil.example',
      film,
    )
    const hosts = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$|^youtu\.be$|^(?:www\.|player\.)?vimeo\.com$/
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 5 }), (pieces) => {
        const url = pieces.join('')
        expect(!isVideoUrl(url) || hosts.test(new URL(url).hostname), url).toBe(true)
      }),
    )
  })
})

const images = [
  '/files/a.png',
  '/files/a.jpg',
  '/files/a.jpeg',
  '/files/a.gif',
  '/files/A.PNG',
  '/files/a.JPeG',
  '/files/2026/11/a-b_c.png',
  '/files/a.b.png',
  '/files/0123456789abcdef.jpg',
  ' /files/a.png ',
  'https://acme.example/logo.png',
  'http://acme.example/logo',
  'https://acme.example/logo.svg',
  'https://acme.example/logo.webp?x=1',
  'https://acme.example/a b.png',
  'https://日本.example/絵.png',
  'https://acme.example:8443/a.gif',
  'https://acme.example',
  'https://icons.example/uploads/2018/05/FarmaTrust-logo-150x150.jpg',
]
const noImages = [
  'a.png',
  '/a.png',
  'files/a.png',
  '/file/a.png',
  '/filesa.png',
  '/files/',
  '/files/a',
  '/files/.png/x',
  '/files/a.svg',
  '/files/a.webp',
  '/files/a.bmp',
  '/files/a.pdf',
  '/files/a.html',
  '/files/a.png.exe',
  '/files/a.png?x=1',
  '/files/a.png#x',
  '/files/../secret.png',
  '/files/a/../../secret.png',
  '/files/a b.png',
  '/files/<a>.png',
  '/files/a.png"',
  '/files/絵.png',
  '/files/%2e%2e/a.png',
  '/FILES/a.png',
  '\\files\\a.png',
  '//evil.example/files/a.png',
  './files/a.png',
  '/other/files/a.png',
  '/demo/offerings/a.svg',
  'acme.example/logo.png',
  'www.acme.example/logo.png',
  'ftp://acme.example/logo.png',
  'javascript:alert(1)//a.png',
  'data:image/png;base64,AAAA',
  'blob:https://acme.example/1',
  'file:///files/a.png',
  'https://',
  'https://me:secret@acme.example/a.png',
  'https://me@acme.example/a.png',
  `https://acme.example/${'a'.repeat(2_048)}.png`,
  'none',
  '-',
]

describe('a picture', () => {
  it.each(images)('may be %s', (text) => {
    expect(isImagePath(text)).toBe(true)
  })

  it.each(noImages)('cannot be %s', (text) => {
    expect(isImagePath(text)).toBe(false)
  })

  it('is accepted on the web or in the uploads, and never outside of them', () => {
    const parts = fc.constantFrom(
      '/files',
      '/',
      '..',
      '.',
      'a',
      '.png',
      '.jpg',
      '%2e',
      '\\',
      'https://b.example',
      '?',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        const { host, pathname, protocol } = URL.parse(text, 'https://a.example') ?? new URL('about:blank')
        const isOurs = host === 'a.example' && /^\/files\/.+\.(?:png|jpg)$/.test(pathname)
        const isWeb = host !== 'a.example' && protocol === 'https:'
        expect(!isImagePath(text) || isOurs || isWeb, text).toBe(true)
      }),
    )
  })
})

it('there are more than a hundred examples of each kind', () => {
  expect(caps.length + noCaps.length).toBeGreaterThanOrEqual(100)
  expect(videos.length + noVideos.length + images.length + noImages.length).toBeGreaterThanOrEqual(100)
})
