import type { Tokens } from './tokens.ts'

const syllables = new Map(
  [
    'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo',
    'さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo たta ちchi つtsu てte とto だda ぢji づzu でde どdo',
    'なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo',
    'まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn ゔvu',
    'ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ー',
    'きゃkya きゅkyu きょkyo ぎゃgya ぎゅgyu ぎょgyo しゃsha しゅshu しょsho しぇshe じゃja じゅju じょjo じぇje',
    'ちゃcha ちゅchu ちょcho ちぇche にゃnya にゅnyu にょnyo ひゃhya ひゅhyu ひょhyo びゃbya びゅbyu びょbyo',
    'ぴゃpya ぴゅpyu ぴょpyo みゃmya みゅmyu みょmyo りゃrya りゅryu りょryo',
    'てぃti でぃdi とぅtu どぅdu ふぁfa ふぃfi ふぇfe ふぉfo うぃwi うぇwe うぉwo ゔぁva ゔぃvi ゔぇve ゔぉvo',
  ]
    .join(' ')
    .split(' ')
    .map((pair): [string, string] => [pair.replace(/[a-z]+$/, ''), pair.replace(/^[^a-z]+/, '')]),
)

const doubled = 'っ'

/**
 * A run of kana in Latin letters, by the rules of Hepburn without marks for long vowels; undefined if any other character is in it.
 * `ほしぞら` is `hoshizora`, `にっぽん` is `nippon`.
 */
export function latinReading(run: string): string | undefined {
  let reading = ''
  let isDoubled = false
  for (let at = 0; at < run.length;) {
    if (run[at] === doubled) {
      isDoubled = true
      at++
      continue
    }
    const pair = syllables.get(run.slice(at, at + 2))
    const syllable = pair ?? syllables.get(run.slice(at, at + 1))
    if (syllable === undefined) return undefined
    // つ is doubled as `tts`, but ち as `tch`.
    reading += (isDoubled ? (syllable.startsWith('ch') ? 't' : syllable.slice(0, 1)) : '') + syllable
    isDoubled = false
    at += pair === undefined ? 1 : 2
  }
  return reading
}

/**
 * The tokens with each run of kana as a word in Latin letters; undefined if there is none or a run has other characters. Most sales with
 * a name in kanji have one in Latin letters too, so that `ほしぞら` finds 星空シアター Hoshizora Theater.
 */
export function inLatinLetters({ words, runs }: Tokens): Tokens | undefined {
  const readings = runs.map(latinReading).filter((reading) => reading !== undefined)
  if (runs.length === 0 || readings.length < runs.length) return undefined
  return { words: [...words, ...readings], runs: [] }
}
