import type { Random } from '../../../bench/support/random.ts'
import { hostileText } from './hostile-values.ts'

const images = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
].map((text) => Buffer.from(text, 'base64'))

const heads = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'RIFF\x10\0\0\0WEBPVP8 ',
  '\0\0\0\x1cftypavif',
  '<svg ',
  'MZ',
]

export function hostileUpload(random: Random): { type: string; body: Buffer } {
  const boundary = random.chance(0.1) ? random.pick(['', '"', 'x'.repeat(200), '--', 'a b', 'é']) : 'fuzz'
  const parts = random.chance(0.1) ? random.between(0, 40) : 1
  const written = Array.from({ length: parts }, () => {
    const name = random.chance(0.1) ? hostileText(random) : 'file'
    const filename = random.chance(0.5) ? hostileText(random) : 'logo.png'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`
    return Buffer.concat([Buffer.from(head), hostileImage(random), Buffer.from('\r\n')])
  })
  const body = Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)])
  const cut = random.chance(0.1) ? random.below(body.length) : body.length
  return {
    type: `multipart/form-data; boundary=${boundary.replaceAll('é', 'e')}`,
    body: body.subarray(0, cut),
  }
}

function hostileImage(random: Random): Buffer {
  const noise = Buffer.from(Array.from({ length: random.below(2_000) }, () => random.below(256)))
  if (random.chance(0.3)) return Buffer.concat([Buffer.from(random.pick(heads), 'latin1'), noise])
  const image = Buffer.from(random.pick(images))
  if (random.chance(0.3)) return Buffer.concat([image, noise])
  const wrong = random.chance(0.7) ? random.between(1, 6) : 0
  for (let n = 0; n < wrong; n++) image[random.below(image.length)] = random.below(256)
  return random.chance(0.2) ? image.subarray(0, random.below(image.length)) : image
}
