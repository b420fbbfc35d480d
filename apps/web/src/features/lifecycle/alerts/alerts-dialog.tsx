import type { AlertSetting } from '@tacite/domain/deadlines/alert-setting.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { RecordConflicts } from '../../settings/administration/public.tsx'
import { ALERT_FIELDS, alertPlace } from './alert-place.ts'
import { AlertSettingFields } from './alert-setting-fields.tsx'
import { saveAlerts, type ContractAlerts } from './alerts-queries.ts'
import { FIRST_SETTING } from './first-setting.ts'
import { settingWords } from './setting-words.ts'

interface AlertsDialogProps {
  contractId: string
  alerts: ContractAlerts
  onClose: () => void
}

interface Draft {
  setting: AlertSetting | null
}

/** Follows the type's alerts, or chooses those of this contract. */
export default function AlertsDialog({ contractId, alerts, onClose }: AlertsDialogProps) {
  const t = useTexts()
  const { own, ofType, type, revision } = alerts
  const form = useForm<Draft, ContractAlerts>({
    initial: { setting: own },
    place: alertPlace,
    save: ({ setting }) => saveAlerts(contractId, setting, revision),
    changes: [{ topic: 'contract', contractId }, 'tasks', 'notifications'],
    onSaved: () => {
      toasts.success(currentTexts()('alerts.dialog.saved'))
      onClose()
    },
  })
  const { setting } = form.values
  const inherited = t(`alerts.dialog.inherited.${ofType ? 'type' : 'default'}`, { type: type.name })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('alerts.dialog.title')}
      description={t('alerts.dialog.once')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('alerts.dialog.save')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <RecordConflicts
          form={form}
          revision={revision}
          fields={{
            setting: {
              label: t('alerts.title'),
              show: (shown: AlertSetting | null) => (shown ? settingWords(t, shown) : inherited),
            },
          }}
        />
        <RadioGroup
          label={t('alerts.dialog.source')}
          value={setting ? 'own' : 'inherited'}
          onChange={(source) =>
            form.set({ setting: source === 'own' ? (own ?? ofType ?? FIRST_SETTING) : null })
          }
          options={[
            { value: 'inherited', label: inherited, hint: t('alerts.dialog.inheritedHint') },
            {
              value: 'own',
              label: t('alerts.dialog.own'),
              hint: t('alerts.dialog.ownHint'),
            },
          ]}
        />
        {setting && (
          <AlertSettingFields
            formId={form.id}
            setting={setting}
            errorAt={form.errorAt}
            onChange={(changed) => {
              form.set({ setting: changed })
              form.forgive(ALERT_FIELDS)
            }}
          />
        )}
      </form>
    </Dialog>
  )
}
