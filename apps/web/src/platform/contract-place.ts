import type { ReadinessPlace } from '@tacite/api/agreement/readiness-endpoints.ts'
import { createContext, useContext } from 'react'

/** Brings a place of the open contract to the screen and the focus to it, once no dialog is in front. */
export type GoToPlace = (place: ReadinessPlace) => void

export const ContractPlaceContext = createContext<GoToPlace | null>(null)

/** Null outside the page of a contract. */
export function useGoToPlace(): GoToPlace | null {
  return useContext(ContractPlaceContext)
}
