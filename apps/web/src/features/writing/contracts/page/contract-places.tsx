import { useMemo, type ReactNode } from 'react'
import { ContractPlaceContext, type GoToPlace } from '../../../../platform/contract-place.ts'
import { showError } from '../../../../platform/query-client.ts'
import { useOpenText, type Column } from '../../texts/public.tsx'

interface ContractPlacesProps {
  onColumn: (column: Column) => void
  onTab: (tab: string) => void
  children: ReactNode
}

/** Lets every part of the page lead to a place of the contract: in its text, on its sheet, among its dates. */
export function ContractPlaces({ onColumn, onTab, children }: ContractPlacesProps) {
  const { editing } = useOpenText()
  const goTo = useMemo<GoToPlace>(
    () => (place) => {
      import('./go-to-place.ts')
        .then(({ goToPlace }) => goToPlace(place, { editing, onColumn, onTab }))
        .catch(showError)
    },
    [editing, onColumn, onTab],
  )
  return <ContractPlaceContext value={goTo}>{children}</ContractPlaceContext>
}
