import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { contractQuery } from '../../../platform/contract.ts'
import { loadTexts } from '../../../platform/locale.ts'
import { offeredVersion } from './offered-version.ts'

export { waitingQuery } from './waiting/waiting-queries.ts'

const loadBand = async () => {
  const [module] = await Promise.all([
    import('./newer-version-band.tsx'),
    loadTexts('template-update'),
  ])
  return { default: module.NewerVersionBand }
}

const Band = lazy(loadBand)

/** The line above the text of a draft whose template has a newer version. */
export function NewerVersion({ contractId }: { contractId: string }) {
  const { data: contract } = useQuery(contractQuery(contractId))
  if (!contract || offeredVersion(contract) === null) return null
  return (
    <Suspense>
      <Band contract={contract} />
    </Suspense>
  )
}

/** The drafts that wait for the published version of a template; inside a `Suspense`. */
export const WaitingDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./waiting/waiting-dialog.tsx'),
    loadTexts('waiting-drafts', 'refusals-templates'),
  ])
  return { default: module.WaitingDialog }
})
