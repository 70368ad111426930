import { describe, expect, it } from 'vitest'
import { imageKindOf } from './image-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('the kind of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['GIF89a/*', 'gif'],
    ['GIF87a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x20ftypavif', 'avif'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    ['MZ\x90\0', undefined],
    ['RIFF\0\0\0\0WAVE', undefined],
    ['\0\0\0\x20ftypheic', undefined],
    ['\x89PNG', undefined],
    [' GIF89a', undefined],
    ['', undefined],
  ])('%j is recognised by its first bytes', (text, kind) => {
    expect(imageKindOf(bytes(text))).toBe(kind)
  })
})
