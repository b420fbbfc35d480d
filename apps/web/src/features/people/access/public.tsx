import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** The « Accès » tab of a contract's page; inside a `Suspense`. */
export const AccessPanel = lazy(async () => {
  const [module] = await Promise.all([import('./contract-access.tsx'), loadTexts('access-panel')])
  return { default: module.ContractAccess }
})

/** Who sees a folder's contents; inside a `Suspense`. */
export const FolderAccess = lazy(async () => {
  const [module] = await Promise.all([import('./folder-access.tsx'), loadTexts('access-panel')])
  return { default: module.FolderViewers }
})
