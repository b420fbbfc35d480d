import { lazy } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'

/** Few texts repeat anything: the code and the words come with the first that does. */
export const ShownRows = lazy(async () => {
  const [{ ShownRows: shown }] = await Promise.all([import('./shown-rows.tsx'), loadTexts('rows')])
  return { default: shown }
})

/** The controls of the rows, outside of an open text. */
export const RowsFields = lazy(async () => {
  const [{ RowsFields: fields }] = await Promise.all([
    import('./rows-fields.tsx'),
    loadTexts('rows', 'editor', 'refusals-document'),
  ])
  return { default: fields }
})

export const RowsDialog = lazy(async () => {
  const [module] = await Promise.all([import('./rows-dialog.tsx'), loadTexts('rows')])
  return module
})
