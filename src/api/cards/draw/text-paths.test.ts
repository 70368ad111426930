import { expect, test } from 'vitest'
import { drawBlock } from './text-blocks.ts'
import { drawText } from './text-paths.ts'

test('a line ends between words, also between trade terms that the segmenter splits', async () => {
  const style = { language: 'zh', weight: 700, size: 64 } as const
  const { width } = await drawText('每天以同一标准，比较代', style)
  const { lines } = await drawBlock('每天以同一标准，比较代币发售与加密货币行情。', {
    language: 'zh',
    weight: 700,
    sizes: [64],
    width: width + 1,
    maxLines: 3,
  })
  expect(lines[0]).toEqual(await drawText('每天以同一标准，', style))
})
