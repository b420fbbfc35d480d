import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { RecordConflicts } from '../../administration/public.tsx'
import { OptionForm, OptionSection } from '../option-section.tsx'
import {
  receivedFilesQuery,
  saveReceivedFiles,
  type ReceivedFiles,
  type ReceivedFilesForm,
} from './received-files-queries.ts'

/** What happens to uploaded files with active content, and how much the company stores. */
export function ReceivedFilesSection() {
  const { data, error } = useQuery(receivedFilesQuery)
  if (data)
    return (
      <>
        <RuleForm settings={data} />
        <Storage storage={data.storage} />
      </>
    )
  if (error) return <p>{messageOf(error)}</p>
  return (
    <LoadingRegion>
      <Skeleton className="h-48 w-full" />
    </LoadingRegion>
  )
}

function RuleForm({ settings }: { settings: ReceivedFiles }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useForm<ReceivedFilesForm, ReceivedFiles>({
    initial: { activeContent: settings.activeContent },
    save: (values) => saveReceivedFiles(values, settings.revision),
    changes: ['companySettings'],
    onSaved: (saved) => {
      queryClient.setQueryData(receivedFilesQuery.queryKey, saved)
      toasts.success(currentTexts()('options-company.receivedFiles.saved'))
    },
  })
  return (
    <OptionForm
      title={t('options-company.receivedFiles.title')}
      lead={t('options-company.receivedFiles.lead')}
      form={form}
    >
      <RecordConflicts
        form={form}
        revision={settings.revision}
        fields={{
          activeContent: {
            label: t('options-company.receivedFiles.label'),
            show: (rule: ReceivedFilesForm['activeContent']) =>
              t(`options-company.receivedFiles.${rule}`),
          },
        }}
      />
      <RadioGroup
        {...form.bind('activeContent')}
        label={t('options-company.receivedFiles.label')}
        options={(['warn', 'remove', 'refuse'] as const).map((value) => ({
          value,
          label: t(`options-company.receivedFiles.${value}`),
          hint: t(`options-company.receivedFiles.${value}Hint`),
        }))}
      />
    </OptionForm>
  )
}

/** From here on the bar is amber. */
const NEARLY_FULL = 0.9

function Storage({ storage: { usedBytes, limitBytes } }: Pick<ReceivedFiles, 'storage'>) {
  const t = useTexts()
  const formats = useFormats()
  const used = formats.bytes(usedBytes)
  const share = limitBytes === null ? 0 : Math.min(1, usedBytes / limitBytes)
  const isNearlyFull = share >= NEARLY_FULL
  return (
    <OptionSection
      title={t('options-company.storage.title')}
      lead={t('options-company.storage.lead')}
    >
      <div
        className={classNames(
          'flex flex-col gap-2 rounded-md px-4 py-3',
          isNearlyFull ? 'bg-amber-soft text-amber-ink' : 'bg-canvas',
        )}
      >
        <p className="font-medium">
          {limitBytes === null
            ? t('options-company.storage.used', { used })
            : t('options-company.storage.usedOf', { used, limit: formats.bytes(limitBytes) })}
        </p>
        {limitBytes !== null && (
          <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className={classNames('h-full', isNearlyFull ? 'bg-amber' : 'bg-accent')}
              style={{ width: `${share * 100}%` }}
            />
          </div>
        )}
        <p>{t(`options-company.storage.${limitBytes === null ? 'noLimit' : 'limit'}`)}</p>
        {isNearlyFull && <p>{t(`options-company.storage.${share < 1 ? 'nearlyFull' : 'full'}`)}</p>}
      </div>
    </OptionSection>
  )
}
