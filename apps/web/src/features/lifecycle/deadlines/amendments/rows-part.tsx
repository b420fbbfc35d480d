import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import { Suspense, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { RowsFields, type FieldInput } from '../../../writing/texts/public.tsx'
import { draftRows, type AmendmentDraft } from './amendment-draft.ts'
import type { AmendedTerms } from './amendment-queries.ts'

type InForce = NonNullable<AmendedTerms['inForce']>

interface RowsPartProps {
  form: Form<AmendmentDraft>
  inForce: InForce
}

/** The rows of what the text of the master agreement repeats, to be changed, added, moved and taken away. */
export function RowsPart({ form, inForce }: RowsPartProps) {
  const t = useTexts()
  if (inForce.rows.length === 0) return null
  return (
    <section aria-labelledby="amended-rows" className="flex flex-col gap-5">
      <h3 id="amended-rows" className="font-semibold">
        {t('amendments.dialog.rows')}
      </h3>
      <p className="-mt-4 text-sm text-ink-faint">{t('amendments.dialog.rowsHint')}</p>
      {inForce.rows.map((each) => (
        <PassagePart key={each.field} form={form} inForce={inForce} {...each} />
      ))}
    </section>
  )
}

type PassagePartProps = RowsPartProps & InForce['rows'][number]

function PassagePart({ form, inForce, field, passage }: PassagePartProps) {
  const rows = draftRows(form.values, field)
  // A removal is undone after other changes: from the rows as they are then.
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const { id, error, onChange } = form.bind(field as `values.${string}`)
  const change: ComponentProps<typeof RowsFields>['change'] = (next) => {
    latest.current = next(latest.current)
    onChange(latest.current as FieldInput)
    form.forgive(form.errors.flatMap((line) => line.field ?? []).filter(isOf(field)))
  }
  return (
    <section aria-label={passage.name} className="flex flex-col gap-2">
      <h4 className="font-medium">{passage.name}</h4>
      <Suspense fallback={<SkeletonText lines={2} />}>
        <RowsFields
          id={id}
          passage={passage}
          fields={inForce.rowFields}
          values={{ ...inForce.rowValues, ...typedValues(form.values, inForce) }}
          rows={rows}
          change={change}
          currency={inForce.statedCurrency}
          error={error}
          errorAt={(cell) => form.errorAt(`${field}.${cell}`)}
        />
      </Suspense>
    </section>
  )
}

function isOf(field: string): (refused: string) => boolean {
  return (refused) => refused.startsWith(`${field}.`)
}

/** What a row asks for may depend on a value that is changed beside it. */
function typedValues(draft: AmendmentDraft, { values }: InForce) {
  return Object.fromEntries(
    values.map(({ field }) => [
      field.slice(VALUE_PREFIX.length),
      draft[field as `values.${string}`],
    ]),
  )
}
