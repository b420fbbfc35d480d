import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { ChosenName } from '../../../../platform/choices/chosen-name.tsx'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { RecordConflicts } from '../../administration/public.tsx'
import { OptionForm } from '../option-section.tsx'
import {
  escalationQuery,
  saveEscalation,
  type EscalationForm,
  type EscalationSettings,
} from './escalation-queries.ts'

/** When a limit that nobody decided on escalates, and to whom. */
export function EscalationSection() {
  const { data, error } = useQuery(escalationQuery)
  if (data) return <Escalation settings={data} />
  if (error) return <p>{messageOf(error)}</p>
  return (
    <LoadingRegion>
      <Skeleton className="h-48 w-full" />
    </LoadingRegion>
  )
}

function Escalation({ settings }: { settings: EscalationSettings }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useForm<EscalationForm, EscalationSettings>({
    initial: { days: settings.days, groupId: settings.group?._id ?? null },
    save: (values) => saveEscalation(values, settings.revision),
    changes: ['companySettings'],
    onSaved: (saved) => {
      queryClient.setQueryData(escalationQuery.queryKey, saved)
      toasts.success(currentTexts()('options-company.escalation.saved'))
    },
  })
  return (
    <OptionForm
      title={t('options-company.escalation.title')}
      lead={t('options-company.escalation.lead')}
      form={form}
    >
      <RecordConflicts
        form={form}
        revision={settings.revision}
        fields={{ groupId: { show: (id: string) => <ChosenName noun="groups" id={id} /> } }}
      />
      <NumberField
        {...form.bind('days')}
        onChange={(days) => form.set({ days: days ?? 0 })}
        label={t('options-company.escalation.days')}
        hint={t('options-company.escalation.daysHint')}
        unit={t('common.unit.days')}
        className="max-w-56"
        isRequired
      />
      <ChoiceField
        {...form.bind('groupId')}
        noun="groups"
        known={settings.group ? [settings.group] : []}
        label={t('options-company.escalation.group')}
        hint={t('options-company.escalation.groupHint')}
        isOptional
      />
    </OptionForm>
  )
}
