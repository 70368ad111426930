import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { makeLinks, type Links } from '../links.ts'

export function useLinks(): Links {
  const { search } = useLocation()
  return useMemo(() => makeLinks(new URLSearchParams(search)), [search])
}

export function useTheme(): 'light' | 'dark' {
  const { search } = useLocation()
  return new URLSearchParams(search).get('theme') === 'dark' ? 'dark' : 'light'
}
