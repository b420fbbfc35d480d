import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { contractTabs } from '../contract-tabs.tsx'

const storageKey = 'tacite.contractTab'

/** The tab of the address; by default, the tab that the person used last. */
export function useContractTab(): {
  tab: string
  /** The address names one: a link leads to it. */
  isWanted: boolean
  showTab: (tab: string) => void
} {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const navigate = useNavigate()
  const showTab = useCallback(
    (tab: string) => {
      localStorage.setItem(storageKey, tab)
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, tab }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  const wanted = [search['tab'], localStorage.getItem(storageKey)]
  const known = wanted.find((name) => contractTabs.some((tab) => tab.name === name))
  return { tab: known ?? 'summary', isWanted: known !== undefined && known === wanted[0], showTab }
}
