import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadText } from './written-text.ts'

describe('the beginning of a text', () => {
  it.each([
    ['marks are not heard', 'One **two** _three_ ~~four~~ `five`', 'One two three four five'],
    ['a link is heard as its words', '[Terms](/page/terms "title")', 'Terms'],
    ['an image is heard as what it shows', 'See ![a tower](/files/x.png)', 'See a tower'],
    ['the marks in what an image shows are not heard', '![a **tall** tower](/files/x.png)', 'a tall tower'],
    ['a line break is a pause', 'One\ntwo  \nthree', 'One two three'],
    ['paragraphs follow one another', 'One\n\n\ntwo', 'One two'],
    ['lists and quotations are heard', '- one\n- two\n\n> three', 'one two three'],
    ['entities are heard as the character they are', 'A &amp; B \\* &lt;', 'A & B * <'],
    ['tags around words are not heard', 'a <b>bold</b> word', 'a bold word'],
    ['nor are wrappers, only what they say', '<Card title="One" />\n<Alert>\ntwo\n</Alert>', 'One two'],
    ['a list in tags is heard', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>', 'one two'],
    ['a tag that is none of the writers\u2019 is the text it is', 'a <button> <CID>', 'a <button> <CID>'],
    ['Japanese stays whole', '最初の**段落**です。', '最初の段落です。'],
  ])('%s', (_, markdown, heard) => {
    expect(leadText(markdown)).toBe(heard)
  })

  it.each([
    ['a heading', '# Title\n\n## Chapter'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a block of code', '```js\nlet a = 1\n```\n\n    let b = 2'],
    ['a line', '---'],
    ['nothing', ' \n\n '],
  ])('omits %s', (_, markdown) => {
    expect(leadText(markdown)).toBe('')
    expect(leadText(`${markdown}\n\nA sentence.`)).toBe('A sentence.')
  })

  it.each(['## Chapter', '| a | b |\n|---|---|\n| 1 | 2 |', '```js\nlet a = 1\n```', '---'])(
    'ends before what breaks it: %s',
    (markdown) => {
      expect(leadText(`One.\n\nTwo.\n\n${markdown}\n\nThree.`)).toBe('One. Two.')
    },
  )
})

it('is one line with single spaces, whatever the Markdown', () => {
  const snippets = [
    '# ',
    '**',
    '`',
    '\n',
    '\n\n',
    '    ',
    '| a |\n|---|\n',
    '![',
    '](',
    '<b>',
    '&amp;',
    '\t',
    '\0',
    '>',
  ]
  const text = fc.array(fc.oneof(fc.constantFrom(...snippets), fc.string({ unit: 'binary', maxLength: 8 })))
  fc.assert(
    fc.property(text, (parts) => {
      const heard = leadText(parts.join(''))
      expect(heard).toBe(heard.replaceAll(/\s+/g, ' ').trim())
    }),
  )
})
