import type { ReactNode } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { SheetRows } from '../../publishing/public.ts'
import { LeaveGuard, RecordConflicts } from '../../../settings/administration/public.tsx'
import { CLAUSE_SETS, ClauseFields, shownClauseFields, valuesOf } from '../clause-fields.tsx'
import type { ClauseRecord } from '../clause-queries.ts'
import { clauses } from '../clause-records.ts'
import { Guidance } from '../guidance.tsx'
import { SimilarClauses } from './similar-clauses.tsx'

/** « Fiche »: how the clause is called, filed and used. */
export function SheetTab({ clause }: { clause: ClauseRecord }) {
  const t = useTexts()
  const isReader = !holds(useMe(), 'contracts:clause:update')
  const why = whyNotOffered(clause)
  return (
    <div className="flex flex-col gap-4 pt-3">
      {why && (
        <p className="rounded-md bg-neutral-soft px-3 py-2 text-sm text-neutral-ink">
          {t(`clauses.${why}`)}
        </p>
      )}
      {isReader ? <Sheet clause={clause} /> : <SheetForm clause={clause} />}
      <SimilarClauses clauseId={clause._id} />
    </div>
  )
}

/** Why texts cannot insert it; null: they can. */
function whyNotOffered({ stance, state, standard }: ClauseRecord) {
  if (stance === 'refused') return 'refusedBand'
  if (state === 'draft') return 'draftBand'
  return standard && standard.version === null ? 'standardDraftBand' : null
}

function SheetForm({ clause }: { clause: ClauseRecord }) {
  const t = useTexts()
  const form = useForm({
    initial: valuesOf(clause),
    sets: CLAUSE_SETS,
    save: (values) => clauses.save(clause._id, values, clause.revision),
    changes: ['clausesRenamed'],
    onSaved: ({ title }) => toasts.success(currentTexts()('administration.saved', { name: title })),
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <RecordConflicts form={form} revision={clause.revision} fields={shownClauseFields(t)} />
      <ClauseFields clause={clause} form={form} />
      <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-paper px-1 py-3">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={form.isChanged ? null : t('clauses.unchanged')}
        >
          {t('clauses.saveSheet')}
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </form>
  )
}

/** The same for whoever only reads it. */
function Sheet({ clause }: { clause: ClauseRecord }) {
  const t = useTexts()
  const { description, useWhen, guidance, category, folders, locale } = clause
  const rows: [label: string, value: ReactNode][] = [
    [t('clauses.column.description'), description],
    [t('clauses.column.useWhen'), useWhen],
    [t('clauses.column.locale'), t(`clauses.locale.${locale}`)],
    [t('clauses.column.category'), category?.name],
    [t('clauses.column.folders'), folders.map(({ name }) => name).join(', ')],
  ]
  return (
    <>
      <SheetRows rows={rows} />
      {guidance && <Guidance words={guidance} />}
    </>
  )
}
