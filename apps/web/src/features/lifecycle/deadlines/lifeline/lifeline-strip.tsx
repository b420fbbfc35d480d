import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../../platform/locale.ts'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'

const ContractLifeline = lazy(async () => {
  const [module] = await Promise.all([import('./contract-lifeline.tsx'), loadTexts('lifeline')])
  return { default: module.ContractLifeline }
})

/** The lifeline under the header of a contract's page. On a phone it is in the deadlines tab. */
export function LifelineStrip({ contractId }: { contractId: string }) {
  const isPhone = useIsPhone()
  if (isPhone) return null
  return (
    <div className="border-b border-line bg-paper px-6 py-2">
      {/* Reserves the height of the line to avoid a layout shift. */}
      <div className="min-h-33">
        <Suspense>
          <ContractLifeline contractId={contractId} />
        </Suspense>
      </div>
    </div>
  )
}
