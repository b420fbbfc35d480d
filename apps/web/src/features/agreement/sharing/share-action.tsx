import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { contractQuery } from '../../../platform/contract.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** Opens the dialog of who else has access; disabled, with the reason, for those who may not share. */
export function ShareAction({ contractId }: { contractId: string }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { data: contract } = useQuery(contractQuery(contractId))
  if (!contract) return null
  return (
    <>
      <Button
        icon={<UserPlus aria-hidden />}
        disabledReason={contract.sharing?.message}
        onClick={() => setOpen(true)}
      >
        <span className="@max-[700px]:sr-only">{t('sharing.open')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            contractId={contractId}
            title={contract.title}
            locale={contract.locale}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
