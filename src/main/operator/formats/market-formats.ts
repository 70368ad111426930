import { values, type RowFormat } from './row-format.ts'

const figure = { value: values.number }

export const coinFormat: RowFormat = {
  about:
    'Coins of the market with their quotes. A live quote that is as new as that of the row, or newer, stays.',
  fields: {
    id: { value: 'letters, digits and hyphens', required: true },
    symbol: { value: values.line, required: true },
    name: { value: values.line, required: true },
    logo: { value: 'an address or a path' },
    price_usd: figure,
    '24h_volume_usd': figure,
    market_cap_usd: figure,
    price_usd_24h_max: figure,
    price_usd_24h_min: figure,
    percent_change_1h: figure,
    percent_change_24h: figure,
    percent_change_7d: figure,
    circulating_supply: { value: values.number, aliases: ['available_supply'] },
    total_supply: figure,
    max_supply: figure,
    quoted_at: {
      value: 'a moment with an offset, or seconds since 1970',
      aliases: ['last_updated'],
    },
    series: { value: 'a list of prices of the last week' },
  },
  example: {
    id: 'acme',
    symbol: 'ACM',
    name: 'Acme',
    price_usd: 0.12,
    market_cap_usd: 2_400_000,
    percent_change_24h: -1.5,
    circulating_supply: 20_000_000,
    quoted_at: '2026-04-16T09:00:00Z',
    series: [0.11, 0.115, 0.12],
  },
}

export const candleFormat: RowFormat = {
  about:
    'Past prices of one coin, in a file of CSV with a header, in steps of five minutes, an hour or a day. Every line is a whole candle: a value that is missing is not kept.',
  fields: {
    time: { value: 'seconds since 1970, a multiple of the step', required: true },
    open: { value: values.number, required: true },
    high: { value: values.number, required: true },
    low: { value: values.number, required: true },
    close: { value: values.number, required: true },
    volume: { value: values.number },
  },
  example: { time: '3600', open: '1', high: '3', low: '1', close: '2', volume: '10' },
  moreRows: [{ time: '7200', open: '2', high: '2', low: '1.5', close: '1.8', volume: '4' }],
}
