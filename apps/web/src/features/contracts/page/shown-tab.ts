import { createContext, useContext } from 'react'

/** Brings a tab of the contract's page forward, by its name. */
export const ShowTabContext = createContext<(tab: string) => void>(() => undefined)

export function useShowTab(): (tab: string) => void {
  return useContext(ShowTabContext)
}
