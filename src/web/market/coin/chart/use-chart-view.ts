import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { readChartView, type ChartView } from '../../../../domain/market/chart/chart-view.ts'

export function useChartView(): ChartView {
  const { search } = useLocation()
  return useMemo(() => readChartView(new URLSearchParams(search)), [search])
}
