import { IMPORT_FIELD_NAMES, type ImportField } from '@tacite/domain/imports/import-fields.ts'
import { DAY_ORDERS } from '@tacite/domain/imports/read-day.ts'
import { useMutation } from '@tanstack/react-query'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import type { StepProps } from '../import-steps.ts'
import { beginPlan, type ImportMapping, type Rules } from '../plan-queries.ts'
import { DefaultsPart } from './defaults-part.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { useRules, type FieldPartProps } from './use-rules.ts'

const NONE = 'none'
const OPEN = 'open'

/** The second mapping: which column, part of a path or default fills which field. */
export function MapFieldsStep({ page }: StepProps) {
  const t = useTexts()
  const go = useGo()
  const form = useRules(page._id)
  const { mapping, rules, save } = form
  const plan = useMutation({
    mutationFn: async (kept: Rules) => {
      await save.mutateAsync(kept)
      await beginPlan(page._id)
    },
    meta: { changes: ['imports'] },
    onSuccess: () => go(paths.import(page._id, { step: 'plan' })),
  })
  if (!mapping || !rules)
    return (
      <LoadingRegion>
        <Skeleton className="h-60 rounded-lg" />
      </LoadingRegion>
    )
  const parts = { form, mapping, rules }
  return (
    <div className="flex flex-col gap-8">
      <PlanNotice page={page} />
      {mapping.index && <ColumnsPart {...parts} />}
      {mapping.folders.length > 0 && <FoldersPart {...parts} />}
      <DefaultsPart {...parts} />
      <div>
        <Button variant="primary" isBusy={plan.isPending} onClick={() => plan.mutate(rules)}>
          {t('import-plan.mapping.plan')}
        </Button>
      </div>
    </div>
  )
}

function useFieldOptions(ownFields: ImportMapping['ownFields']) {
  const t = useTexts()
  return [
    { value: NONE, label: t('import-plan.columns.none') },
    ...IMPORT_FIELD_NAMES.map((value) => ({ value, label: t(`import-plan.field.${value}`) })),
    ...ownFields.map(({ variable, label }) => ({ value: `values.${variable}`, label })),
  ]
}

/** Each column with some of its values, and the field that it fills. */
function ColumnsPart({ form, mapping, rules }: FieldPartProps) {
  const t = useTexts()
  const options = useFieldOptions(mapping.ownFields)
  const proven = mapping.index!.columns.find(({ dayOrder }) => dayOrder !== null)?.dayOrder
  return (
    <TitledSection title={t('import-plan.columns.title')} lead={t('import-plan.columns.lead')}>
      <ul className="flex flex-col gap-4">
        {mapping.index!.columns.map(({ header, samples }) => (
          <li key={header} className="flex flex-wrap items-end gap-x-4 gap-y-1">
            <Select
              label={header}
              className="w-64"
              options={options}
              value={rules.columns[header] ?? NONE}
              onChange={(field) => {
                const { [header]: _, ...others } = rules.columns
                form.change({
                  columns: field === NONE ? others : { ...others, [header]: field as ImportField },
                })
              }}
            />
            <span className="min-w-0 pb-2 text-sm break-words text-ink-soft">
              {samples.join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Select
        label={t('import-plan.columns.dayOrder')}
        hint={proven ? t(`import-plan.columns.proven.${proven}`) : t('import-plan.columns.dayHint')}
        className="mt-4 max-w-sm"
        options={[
          { value: OPEN, label: t('import-plan.columns.order.open') },
          ...DAY_ORDERS.map((value) => ({ value, label: t(`import-plan.columns.order.${value}`) })),
        ]}
        value={rules.dayOrder ?? OPEN}
        onChange={(order) => form.change({ dayOrder: order === OPEN ? null : order })}
      />
    </TitledSection>
  )
}

/** What the folders at each depth stand for. */
function FoldersPart({ form, mapping, rules }: FieldPartProps) {
  const t = useTexts()
  const options = useFieldOptions([])
  return (
    <TitledSection title={t('import-plan.folders.title')} lead={t('import-plan.folders.lead')}>
      <ul className="flex flex-col gap-4">
        {mapping.folders.map((names, depth) => (
          <li key={depth} className="flex flex-wrap items-end gap-x-4 gap-y-1">
            <Select
              label={t('import-plan.folders.depth', { number: depth + 1 })}
              className="w-64"
              options={options}
              value={rules.folderFields[depth] ?? NONE}
              onChange={(field) =>
                form.change({
                  folderFields: mapping.folders.map((_, at) =>
                    at === depth
                      ? field === NONE
                        ? null
                        : (field as ImportField)
                      : (rules.folderFields[at] ?? null),
                  ),
                })
              }
            />
            <span className="min-w-0 pb-2 text-sm break-words text-ink-soft">
              {names.join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
