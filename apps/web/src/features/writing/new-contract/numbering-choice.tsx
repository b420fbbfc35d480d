import { useTexts } from '../../../platform/locale.ts'
import { ChoiceCards } from './choice-cards.tsx'
import type { NewContractForm } from './use-new-contract.ts'

const styles = ['articles', 'digital', 'roman', 'alphabetical', 'none'] as const

/** The numbering style of an empty contract; each option shows its numbers. */
export function NumberingChoice({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const options = styles.map((style) => ({
    value: style,
    label: t(`new-contract.numbering.${style}`),
    hint: t(`new-contract.numbering.${style}Example`),
  }))
  return (
    <ChoiceCards
      label={t('new-contract.numbering.label')}
      options={options}
      value={form.draft.numbering}
      onChange={(numbering) => form.change({ numbering })}
      columns={3}
    />
  )
}
