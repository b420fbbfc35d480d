import { lazy } from 'react'

/** What the playbook of its type says of a contract; nothing where the type has none. Inside a `Suspense`. */
export const PlaybookCard = lazy(() => import('./playbook-card.tsx'))
