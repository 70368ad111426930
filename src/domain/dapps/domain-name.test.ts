import { expect, it } from 'vitest'
import { readDomain } from './domain-name.ts'

it.each([
  ['kissaten.example', 'kissaten.example'],
  [' Pay.Kissaten.Example ', 'pay.kissaten.example'],
  ['喫茶.example', 'xn--71ru37h.example'],
  ['ｋｉｓｓａ.example', 'kissa.example'],
  ['a.co', 'a.co'],
])('%j is the domain %s', (text, domain) => expect(readDomain(text)).toEqual({ domain }))

it.each(['https://kissaten.example', 'http://a.co', 'ftp://a.co', '//kissaten.example'])(
  '%s has a protocol',
  (text) => expect(readDomain(text)).toBe('protocol'),
)

it.each([
  '',
  'kissaten',
  'kissaten.example/app',
  'kissaten.example/',
  'kissaten.example?a',
  'kissaten.example#a',
  '*.kissaten.example',
  '*',
  'kissaten.example:8443',
  'kissaten.example.',
  '.kissaten.example',
  'a..example',
  'user@kissaten.example',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '[::1]',
  '::1',
  'localhost',
  'app.localhost',
  'printer.local',
  'a_b.example',
  '-a.example',
  'a-.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(140)}example`,
  'kissaten\\.example',
  'kiss aten.example',
  'kissaten.example\u0000',
  'kissaten%2eexample',
  '\ud800.example',
  '<script>.example',
])('%j is no domain', (text) => expect(readDomain(text)).toBe('domain'))
