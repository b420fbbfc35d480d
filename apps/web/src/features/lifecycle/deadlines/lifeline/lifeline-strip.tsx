import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { contractQuery } from '../../../../platform/contract.ts'
import { loadTexts } from '../../../../platform/locale.ts'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'

const ContractLifeline = lazy(async () => {
  const [module] = await Promise.all([import('./contract-lifeline.tsx'), loadTexts('lifeline')])
  return { default: module.ContractLifeline }
})

const FoldedLifeline = lazy(async () => {
  const [module] = await Promise.all([import('./folded-lifeline.tsx'), loadTexts('lifeline')])
  return { default: module.FoldedLifeline }
})

interface LifelineProps {
  contractId: string
}

/** The lifeline above a text that is only read. On a phone it is in the deadlines tab. */
export function LifelineStrip({ contractId }: LifelineProps) {
  return useLifelinePlace(contractId) === 'strip' ? (
    <div className="border-b border-line bg-paper px-6 py-2">
      {/* Reserves the height of the line to avoid a layout shift. */}
      <div className="min-h-33">
        <Suspense>
          <ContractLifeline contractId={contractId} />
        </Suspense>
      </div>
    </div>
  ) : null
}

/** The lifeline beside the title of a text that can be written: tiny, and opening the large one over the text. */
export function LifelineToggle({ contractId }: LifelineProps) {
  return useLifelinePlace(contractId) === 'title' ? (
    <div className="flex h-8 w-43 shrink-0">
      <Suspense>
        <FoldedLifeline contractId={contractId} />
      </Suspense>
    </div>
  ) : null
}

/** Where one writes, only a line of the page is left for what is not the text. */
function useLifelinePlace(contractId: string): 'strip' | 'title' | null {
  const isPhone = useIsPhone()
  const { data: contract } = useQuery(contractQuery(contractId))
  if (isPhone || !contract) return null
  return contract.editing === null ? 'title' : 'strip'
}
