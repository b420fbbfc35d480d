import type { ReactNode } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { SheetRows } from '../../publishing/public.ts'
import { LeaveGuard, RecordConflicts } from '../../../settings/administration/public.tsx'
import {
  shownTemplateFields,
  TEMPLATE_SETS,
  TemplateFields,
  valuesOf,
} from '../template-fields.tsx'
import { OtherLanguages } from '../languages/other-languages.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { templates } from '../template-records.ts'

/** « Fiche »: how the template is called, filed and used. */
export function SheetTab({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const isReader = !holds(useMe(), 'model:contracts:update')
  return (
    <div className="flex flex-col gap-4 pt-3">
      {template.state === 'draft' && !isReader && (
        <p className="rounded-md bg-neutral-soft px-3 py-2 text-sm text-neutral-ink">
          {t('templates.draftBand')}
        </p>
      )}
      {template.languages.length > 0 && (
        <div className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {t('templates.alsoIn')} <OtherLanguages of={template} />
        </div>
      )}
      {isReader ? <Sheet template={template} /> : <SheetForm template={template} />}
    </div>
  )
}

function SheetForm({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const form = useForm({
    initial: valuesOf(template),
    sets: TEMPLATE_SETS,
    save: (values) => templates.save(template._id, values, template.revision),
    changes: ['templatesRenamed'],
    onSaved: ({ title }) => toasts.success(currentTexts()('administration.saved', { name: title })),
  })
  return (
    <form {...form.element} className="flex flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <RecordConflicts form={form} revision={template.revision} fields={shownTemplateFields(t)} />
      <TemplateFields template={template} form={form} />
      <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-paper px-1 py-3">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={form.isChanged ? null : t('templates.unchanged')}
        >
          {t('templates.saveSheet')}
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </form>
  )
}

/** The same for whoever only reads it. */
function Sheet({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const { name, description, type, category, folders, workflow, circuit, locale } = template
  const rows: [label: string, value: ReactNode][] = [
    [t('templates.column.name'), name],
    [t('templates.column.description'), description],
    [t('templates.column.locale'), t(`templates.locale.${locale}`)],
    [t('templates.column.type'), type?.name],
    [t('templates.column.category'), category?.name],
    [t('templates.column.folders'), folders.map((folder) => folder.name).join(', ')],
    [t('templates.column.workflow'), workflow?.name],
    [t('templates.column.circuit'), circuit?.name],
    [t('templates.keptTo'), keptTo(t, template)],
  ]
  return <SheetRows rows={rows} />
}

function keptTo(
  t: ReturnType<typeof useTexts>,
  { groups, people, isRestricted }: TemplateRecord,
): string | null {
  if (!isRestricted) return null
  const named = [
    ...groups.map(({ name }) => name),
    ...people.map(({ name, isActive }) => (isActive ? name : t('templates.inactive', { name }))),
  ]
  return named.join(', ') || t('templates.groupsNobody')
}
