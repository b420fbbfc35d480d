import type { ContractPage } from '@tacite/api/writing/contracts-endpoints.ts'
import { FileStack } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { offeredVersion } from './offered-version.ts'

const UpdateDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./update-dialog.tsx'),
    loadTexts('accepted-changes', 'corrections', 'deadlines-panel', 'refusals-templates'),
  ])
  return { default: module.UpdateDialog }
})

/** Says that a newer version of its template is published, and opens what it changes. */
export function NewerVersionBand({ contract }: { contract: ContractPage }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const version = offeredVersion(contract)
  if (version === null) return null
  const { name, version: own } = contract.template!
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-accent-soft px-4 py-1.5 text-sm text-accent-ink tablet:px-6"
    >
      <p className="flex max-w-full min-w-0 items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
        <FileStack aria-hidden />
        <span className="min-w-0 break-words">
          {t('template-update.band', { name, version, own })}
        </span>
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('template-update.see')}
      </Button>
      {isOpen && (
        <Suspense>
          <UpdateDialog contractId={contract._id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
