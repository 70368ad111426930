import { describe, expect, it } from 'vitest'
import { csvWithHeader } from './csv.format.ts'

const format = csvWithHeader({ columns: ['time', 'open', 'note'], needed: ['time', 'open'] })
const open = (...lines: string[]) => format.open({ path: 'a.csv', firstLines: async () => lines })

describe('a line of CSV', () => {
  it('becomes a row with the names of the header, in any order and case', async () => {
    const { parse, isHeader } = await open('Open, TIME ,extra', '1,2,3')
    expect(isHeader('Open, TIME ,extra')).toBe(true)
    expect(parse(' 1 ,2,\r')).toEqual({ row: { open: '1', time: '2', extra: '' } })
  })

  it('may have commas and quotes in quoted values', async () => {
    const { parse } = await open('time,open,note')
    expect(parse('1, "2" ,"a, ""b"""\r')).toEqual({ row: { time: '1', open: '2', note: 'a, "b"' } })
  })

  it.each(['1,2', '1,2,3,4', '1,2,"3', '1,2,"3"4'])('with the text %s is invalid', async (line) => {
    expect((await open('time,open,note')).parse(line)).toBeUndefined()
  })

  it.each(['', '1,2,3', 'time,close', '"time'])('is not read if the first line is %s', async (header) => {
    await expect(open(header)).rejects.toThrow('a.csv has no header; its first line must be time,open,note.')
  })
})
