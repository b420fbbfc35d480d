import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, type ReactNode } from 'react'
import { ContractPlaceContext, type GoToPlace } from '../../../../platform/contract-place.ts'
import { showError } from '../../../../platform/query-client.ts'
import { useOpenText, type Column } from '../../texts/public.tsx'

interface ContractPlacesProps {
  onColumn: (column: Column) => void
  onTab: (tab: string) => void
  children: ReactNode
}

/** What an address asks for. */
interface Asked {
  missing?: string
  section?: string
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
  const { missing, section } = useSearch({ strict: false }) as Asked
  const navigate = useNavigate()
  // A list of what is to be completed leads to what is missing, a comparison to a section.
  useEffect(() => {
    if (!missing && !section) return
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, missing: undefined, section: undefined }),
      replace: true,
      resetScroll: false,
    })
    import('./go-to-place.ts')
      .then(({ openAsked }) => openAsked({ missing, section }, { editing, onColumn, onTab }))
      .catch(showError)
  }, [missing, section, editing, onColumn, onTab, navigate])
  return <ContractPlaceContext value={goTo}>{children}</ContractPlaceContext>
}
