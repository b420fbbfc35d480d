import { useTexts } from '../../../../platform/locale.ts'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Select } from '../../../../ui/select.tsx'
import { termFacts } from '../../../lifecycle/deadlines/public.ts'
import type { ShippedTemplateRow } from '../template-queries.ts'

interface ShippedDetailsProps {
  row: ShippedTemplateRow
  /** The same template in each of its languages. */
  versions: readonly ShippedTemplateRow[]
  onChoose: (row: ShippedTemplateRow) => void
}

/** What a template says, and what adding it would do to the company’s library. */
export function ShippedDetails({ row, versions, onChoose }: ShippedDetailsProps) {
  const t = useTexts()
  const content = [
    t('templates.shipped.articles', { count: row.articles }),
    row.annexes > 0 && t('templates.shipped.annexes', { count: row.annexes }),
  ]
  return (
    <div className="ml-6.5 flex flex-col gap-4">
      {versions.length > 1 && (
        <div className="max-w-60">
          <Select
            label={t('templates.shipped.textLocale')}
            value={row.locale}
            onChange={(wanted) => {
              const chosen = versions.find(({ locale }) => locale === wanted)
              if (chosen) onChoose(chosen)
            }}
            options={versions.map(({ locale }) => ({
              value: locale,
              label: t(`templates.locale.${locale}`),
            }))}
          />
        </div>
      )}
      <FactList
        empty={t('templates.typePlaceholder')}
        facts={[
          [t('templates.shipped.content'), content.filter(Boolean).join(', ')],
          ...(versions.length === 1
            ? [[t('templates.shipped.textLocale'), t(`templates.locale.${row.locale}`)] as const]
            : []),
          [t('templates.column.type'), row.type?.name ?? null],
          ...termFacts(t, row.lifecycle, row.regime),
        ]}
      />
      <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm">
        {useConsequences(row).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
    </div>
  )
}

/** What adding it creates, changes of itself, and leaves open. */
function useConsequences(row: ShippedTemplateRow): string[] {
  const t = useTexts()
  const { title, newTitle, type, typeTitle, isWithoutRegime, fields } = row
  const labelsOf = (some: ShippedTemplateRow['fields']) => ({
    count: some.length,
    labels: some.map(({ label }) => label).join(', '),
  })
  const created = fields.filter(({ isNew }) => isNew)
  const kept = fields.filter(({ isNew }) => !isNew)
  return [
    ...(newTitle === title ? [] : [t('templates.shipped.newTitle', { title: newTitle })]),
    ...(type ? [] : [t('templates.shipped.noType', { name: typeTitle })]),
    ...(isWithoutRegime ? [t('templates.shipped.withoutRegime')] : []),
    created.length === 0
      ? t('templates.shipped.noNewField')
      : t('templates.shipped.newFields', labelsOf(created)),
    ...fields.flatMap(({ insteadOf, variable }) =>
      insteadOf === null ? [] : [t('templates.shipped.instead', { insteadOf, variable })],
    ),
    ...(kept.length === 0 ? [] : [t('templates.shipped.keptFields', labelsOf(kept))]),
  ]
}
