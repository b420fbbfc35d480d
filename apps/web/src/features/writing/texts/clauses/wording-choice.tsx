import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import type { ClauseChoice, OfferedClause } from './offered-clause.ts'

interface Choice {
  value: string
  onChange: (wordingId: string) => void
}

/** The wording of a clause that a text takes: the standard one, or a fallback. */
export function useWording(
  clause: ClauseChoice,
  /** Chosen at first, if it is one that is agreed to. */
  first: string | null,
): { wording: OfferedClause; choice: Choice } {
  const wordings: readonly OfferedClause[] = [clause, ...clause.fallbacks]
  const [chosen, setChosen] = useState(first)
  const wording = wordings.find(({ _id }) => _id === chosen) ?? clause
  return { wording, choice: { value: wording._id, onChange: setChosen } }
}

/** Nothing to choose where the clause has no fallback. */
export function WordingChoice({ clause, choice }: { clause: ClauseChoice; choice: Choice }) {
  const t = useTexts()
  if (clause.fallbacks.length === 0) return null
  const optionOf = ({ _id: value, name, useWhen }: OfferedClause, stance: string) => ({
    value,
    label: `${name} (${stance})`,
    hint: useWhen,
  })
  return (
    <RadioGroup
      label={t('clause-links.wording.label')}
      options={[
        optionOf(clause, t('clause-links.wording.standard')),
        ...clause.fallbacks.map((each) => optionOf(each, t('clause-links.wording.fallback'))),
      ]}
      {...choice}
    />
  )
}
