import { lazy } from 'react'

/** Few contracts have rows, and fewer are amended: the code comes with the first that is. */
export const AmendedRows = lazy(async () => {
  const { AmendedRows: amended } = await import('./amended-rows.tsx')
  return { default: amended }
})

export const RowChanges = lazy(async () => {
  const { RowChanges: changes } = await import('./row-changes.tsx')
  return { default: changes }
})
