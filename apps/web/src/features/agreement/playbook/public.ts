import { lazy } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

/** What the playbook of its type says of a contract; nothing where the type has none. Inside a `Suspense`. */
export const PlaybookCard = lazy(() => import('./playbook-card.tsx'))

/** The same of a file, before a contract is made of it. Inside a `Suspense`. */
export const UploadPlaybook = lazy(async () => {
  const [module] = await Promise.all([import('./upload-playbook.tsx'), loadTexts('validation')])
  return module
})
