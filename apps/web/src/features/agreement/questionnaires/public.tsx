import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../platform/locale.ts'

const LazySection = lazy(async () => {
  const [module] = await Promise.all([import('./questionnaires-section.tsx'), loadTexts('sharing')])
  return { default: module.QuestionnairesSection }
})

interface QuestionnairesProps {
  contractId: string
  title: string
}

/** What the counterparty is asked for and answered; for those who may change the values of the contract. */
export function Questionnaires(props: QuestionnairesProps) {
  return (
    <Suspense>
      <LazySection {...props} />
    </Suspense>
  )
}
