import { lazy } from 'react'

/** Few contracts have rows, and fewer are amended: the code comes with the first that is. */
const loadRows = () => import('./amended-rows.tsx')

export const AmendedRows = lazy(async () => ({ default: (await loadRows()).AmendedRows }))

export const RowChanges = lazy(async () => ({ default: (await loadRows()).RowChanges }))
