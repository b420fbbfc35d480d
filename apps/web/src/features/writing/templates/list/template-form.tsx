import { FilePenLine } from 'lucide-react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useLocale, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { useGo } from '../../../../platform/go.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import {
  RecordPanel,
  useEditedRecord,
  type AdminAddress,
} from '../../../settings/administration/public.tsx'
import {
  shownTemplateFields,
  TEMPLATE_SETS,
  TemplateFields,
  valuesOf,
  type TemplateValues,
} from '../template-fields.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { templates } from '../template-records.ts'
import { TemplateState } from '../template-state.tsx'

interface TemplateFormProps {
  template: TemplateRecord | null
  address: AdminAddress
}

/** One template beside the list; a new one opens on its text. */
export function TemplateForm({ template, address }: TemplateFormProps) {
  const t = useTexts()
  const me = useMe()
  const go = useGo()
  const blank: TemplateValues = {
    title: '',
    name: '',
    description: '',
    typeId: null,
    categoryId: null,
    folderIds: [],
    workflowId: null,
    circuitId: null,
    groupIds: [],
    personIds: [],
    locale: useLocale(),
  }
  const { form, panel } = useEditedRecord({
    address,
    records: templates,
    texts: 'templates',
    record: template,
    nameOf: ({ title }) => title,
    initial: template ? valuesOf(template) : blank,
    sets: TEMPLATE_SETS,
    fields: shownTemplateFields(t),
    whyKept: ({ contracts }) =>
      holds(me, 'model:contracts:delete')
        ? contracts > 0
          ? t('templates.kept', { contracts })
          : null
        : t.refusal({ code: 'NOT_ALLOWED_MODEL_CONTRACTS_DELETE' }),
    ...(template ? {} : { onSaved: ({ _id }: TemplateRecord) => go(paths.template(_id)) }),
  })
  return (
    <RecordPanel
      {...panel}
      {...(template && {
        actions: (
          <Button
            size="small"
            icon={<FilePenLine aria-hidden />}
            render={<AppLink to={paths.template(template._id)} />}
          >
            {t('templates.open')}
          </Button>
        ),
      })}
    >
      {template && <TemplateState of={template} />}
      <TemplateFields template={template} form={form} />
    </RecordPanel>
  )
}
