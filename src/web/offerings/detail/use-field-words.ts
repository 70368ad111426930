import { useMessages } from '../../i18n/use-messages.ts'

/** The fields of an entry in the reader's words. */
export function useFieldWords(): Readonly<Record<string, string>> {
  const t = useMessages('offering')
  return {
    name: t.fieldName(),
    symbol: t.fieldSymbol(),
    kind: t.kind(),
    slogan: t.fieldSlogan(),
    logo: t.fieldLogo(),
    banner: t.fieldBanner(),
    url: t.website(),
    urls: t.links(),
    excerpt: t.fieldExcerpt(),
    desc: t.fieldDesc(),
    status: t.fieldStatus(),
    ico_start: t.start(),
    ico_end: t.end(),
    raised_amount: t.raised(),
    target_amount_min: t.targetMin(),
    target_amount_max: t.targetMax(),
    soft_cap: t.softCap(),
    hard_cap: t.hardCap(),
    sold_tokens: t.fieldSold(),
    token_for_sale: t.tokensForSale(),
    initial_price: t.price(),
    accept_coins: t.acceptedCoins(),
    industry: t.industry(),
    attributes: t.features(),
    platform: t.platform(),
    token_type: t.tokenType(),
    video: t.video(),
    country: t.country(),
    restricted_areas: t.restricted(),
    not_us: t.fieldNotUS(),
    kyc: t.kyc(),
    whitelist: t.whitelist(),
    team: t.team(),
    bonus: t.bonusTitle(),
    product_code: t.fieldProduct(),
  }
}
