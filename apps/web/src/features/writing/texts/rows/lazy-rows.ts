import { lazy } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'

/** Few texts repeat anything: the code comes with the first that does. */
export const ShownRows = lazy(async () => {
  const { ShownRows: shown } = await import('./shown-rows.tsx')
  return { default: shown }
})

/** The controls of the rows, outside of an open text: their words come with them. */
export const RowsFields = lazy(async () => {
  const [{ RowsFields: fields }] = await Promise.all([
    import('./rows-fields.tsx'),
    loadTexts('editor', 'refusals-document'),
  ])
  return { default: fields }
})

export const RowsDialog = lazy(() => import('./rows-dialog.tsx'))
