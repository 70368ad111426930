import type { Queries } from '../../database/database.ts'

export interface AssetRow {
  readonly asset_id: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly gift: string
}

const assetColumns = 'asset_id, symbol, name, decimals, gift'

export async function findAsset(assetId: string, { query }: Queries): Promise<AssetRow | undefined> {
  const rows = await query<AssetRow>(`select ${assetColumns} from wallet_assets where asset_id = $1`, [
    assetId,
  ])
  return rows[0]
}

export async function listAssets({ query }: Queries): Promise<AssetRow[]> {
  return query<AssetRow>('select asset_id, symbol, name, decimals, gift from wallet_assets order by asset_id')
}
