import type { Random } from '../../../bench/support/random.ts'
import { hostileText } from './hostile-values.ts'

const hosts = [
  '08.0.0.1',
  '010.0.0.1',
  '0.0.0.0',
  '1.1.1.09',
  '256.1.1.1',
  '1.2.3',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '[::ffff:1.2.3.4]',
  '[::1',
  '[v1.a]',
  '[::1%25eth0]',
  '',
  '.',
  '..',
  '-',
  'a b',
  'localhost:0',
  'localhost:99999',
  'localhost:-1',
  'localhost@evil.example',
  'evil.example#',
  'localhost/x',
  'xn--a',
  '%00',
  '%6c%6f',
  'a'.repeat(300),
  '*',
]

export function hostileHost(random: Random, host: string): string {
  const near = [
    `${host}.`,
    host.toUpperCase(),
    `${host}:443`,
    `${host}:x`,
    `a.${host}`,
    host.slice(3),
    `.${host}`,
    `${host},${host}`,
  ]
  return random.chance(0.4) ? random.pick(near) : random.pick(hosts)
}

const values: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', '*/*;q=0.00001', 'application/problem+json', ',,,', 'a'.repeat(2_000)],
  'accept-encoding': ['br', 'gzip;q=NaN', 'identity;q=0, *;q=0', 'br;q=1.5', '*', 'zstd'],
  'accept-language': ['ja', '*', 'x'.repeat(500), 'en;q=1e309', ',;=,', '\u00ff\u00fe'],
  authorization: ['Basic Og==', 'Bearer ', 'a'.repeat(500)],
  'cache-control': ['no-cache', 'max-age=99999999999999999999'],
  cookie: [
    'follow=',
    `follow=${'a'.repeat(32)}`,
    'a=b; ;;=; follow=%00',
    'follow=%E0%A4%A',
    `x=${'y'.repeat(3_000)}`,
    '__proto__=1',
  ],
  'if-modified-since': ['Sat, 99 Foo 9999 99:99:99 GMT', '0'],
  'if-none-match': ['*', 'W/"', '""', `"${'a'.repeat(1_000)}"`, 'W/"a", "b", c'],
  'if-range': ['"a"', '0'],
  origin: ['null', 'https://evil.example'],
  range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-0,1-1,2-2',
    `bytes=${'0-1,'.repeat(200)}`,
    'lines=1-2',
  ],
  referer: ['https://evil.example/\u00e9', 'x'.repeat(1_000)],
  'sec-fetch-mode': ['navigate', 'x'],
  te: ['trailers, deflate;q=0.5'],
  upgrade: ['websocket', 'h2c'],
  'user-agent': [
    '',
    'CoinView/1',
    'CoinView/999999999999999999999',
    'CoinView/-1',
    'curl',
    '\u00ff'.repeat(100),
  ],
  'x-forwarded-for': [
    '',
    'junk',
    '1.2.3.4, 5.6.7.8',
    '::1',
    '[::1]:80',
    '2001:db8::1',
    '999.1.1.1',
    'a'.repeat(500),
  ],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'gopher'],
  'x-http-method-override': ['DELETE'],
  'x-signature': [
    '',
    'aaaaaaaaaa.1.00',
    `aaaaaaaaaa.1790000000.${'0'.repeat(64)}`,
    '..',
    `${'a'.repeat(10)}.999999999999.${'f'.repeat(64)}`,
  ],
  __proto__: ['1'],
}
const names = Object.keys(values)

export function hostileHeaders(random: Random): (readonly [string, string])[] {
  if (!random.chance(0.35)) return []
  return Array.from({ length: random.between(1, 3) }, () => {
    const name = random.pick(names)
    const value = random.chance(0.8) ? random.pick(values[name] ?? []) : hostileText(random)
    return [name, value.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '')] as const
  })
}
