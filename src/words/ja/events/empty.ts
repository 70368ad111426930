export default {
  emptyTitle: '条件に合うイベントはありません',
  emptyText: '期間や種類を変えると見つかるかもしれません。',
  allEvents: 'すべてのイベントを見る',
  withoutPeriod: '期間の指定を外す',
  withoutTypes: '種類の指定を外す',
} as const
