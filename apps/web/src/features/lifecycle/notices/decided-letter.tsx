import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { noticesQuery } from './notices-queries.ts'

const LetterDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./letter/letter-dialog.tsx'),
    loadTexts('notice-wizard'),
  ])
  return { default: module.LetterDialog }
})

interface DecidedLetterProps {
  contractId: string
  kind: 'nonRenewal' | 'earlyExit'
  children: ReactNode
}

/** Leads from the decision to give notice, or to leave early, to the letter that does so. */
export function DecidedLetter({ contractId, kind, children }: DecidedLetterProps) {
  const { data: register } = useQuery(noticesQuery(contractId))
  const [isOpen, setOpen] = useState(false)
  if (!register) return null
  const { keeping, ending } = register
  return (
    <>
      <Button
        size="small"
        variant="primary"
        disabledReason={(keeping ?? ending)?.message}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Suspense>
        {isOpen && (
          <LetterDialog
            contractId={contractId}
            kind={kind}
            ending={ending?.message ?? null}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
