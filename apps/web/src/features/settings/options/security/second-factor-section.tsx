import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { OptionSection } from '../option-section.tsx'
import { FactorActForm, type FactorAct } from './factor-act.tsx'
import { FactorList } from './factor-list.tsx'
import { factorsQuery } from './second-factor-queries.ts'

/** Codes of an application and passkeys beside the password, and the recovery codes that stand in for them. */
export function SecondFactorSection() {
  const t = useTexts()
  const { data } = useSuspenseQuery(factorsQuery)
  const [doing, setDoing] = useState<FactorAct | null>(null)
  return (
    <OptionSection
      title={t('second-factor.own.title')}
      lead={t(data.isRequired ? 'second-factor.own.leadRequired' : 'second-factor.own.lead')}
    >
      {doing ? (
        <FactorActForm doing={doing} onNext={setDoing} />
      ) : (
        <FactorList factors={data} onAct={setDoing} />
      )}
    </OptionSection>
  )
}
